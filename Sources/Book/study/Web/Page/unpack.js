// Touches: nothing.
// Uses: nothing.
//
// The letters of a page in windows-1252, by the bytes they stand for.
const letters = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, i) => i));
const byteOfLetter = new Map([...letters].map((letter, byte) => [letter, byte]));

// Unpacks a gzip stream whose bytes are written as letters: each is 42 more than it was, and one
// that a string literal cannot hold is 64 more again, behind an equals sign.
export async function unpack(text) {
  const packed = new Uint8Array(text.length);
  let count = 0;
  let isEscaped = false;
  for (const letter of text) {
    const byte = byteOfLetter.get(letter) ?? letter.charCodeAt(0);
    if (letter === "=" && !isEscaped) {
      isEscaped = true;
      continue;
    }
    packed[count] = byte - 42 - (isEscaped ? 64 : 0);
    isEscaped = false;
    count += 1;
  }
  const stream = new Blob([packed.subarray(0, count)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
