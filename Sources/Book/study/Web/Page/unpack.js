// Touches: nothing.
// Uses: nothing.
//
// The bytes for which a page's letters stand, in windows-1252, by the letters' codes. (The tests read
// a page as Latin 1, where a code is its byte.)
const byteOfCode = Uint8Array.from({ length: 0x10000 }, (_, code) => code);
new TextDecoder("windows-1252").decode(byteOfCode.slice(0, 256)).split("")
  .forEach((letter, byte) => { byteOfCode[letter.charCodeAt(0)] = byte; });

// Unpacks a gzip stream whose bytes are written as letters: each is 42 more than it was, and one
// that a string literal cannot hold is 64 more again, behind an equals sign.
export async function unpack(text) {
  const packed = new Uint8Array(text.length);
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    const isEscaped = text[i] === "=";
    if (isEscaped) i += 1;
    packed[count] = byteOfCode[text.charCodeAt(i)] - 42 - (isEscaped ? 64 : 0);
    count += 1;
  }
  const stream = new Blob([packed.subarray(0, count)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
