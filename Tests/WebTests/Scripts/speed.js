// How long the page takes from a pointer event to the updated drawing, in its largest scene, and how
// many frames a second it shows while a list is dragged and while it decelerates.
(async () => {
  const { engine, update } = globalThis.book;
  const ids = [...document.querySelectorAll("#experiment option")].map((each) => each.value);
  const items = () => JSON.parse(engine.ask("state 0")).items;
  const sizes = ids.map((id) => {
    engine.ask(`open ${id}`);
    return [items().length, id];
  });
  const [size, largest] = sizes.sort((a, b) => b[0] - a[0])[0];
  const open = async (id) => {
    location.hash = id;
    await new Promise((resolve) => setTimeout(resolve, 300));
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
  const scene = document.getElementById("scene");

  await open(largest);
  const box = items().find((item) => item.depth > 0).corners;
  engine.finger(0, 1, box[0] + 20, box[1] + 20);
  const times = [];
  for (let turn = 0; turn < 120; turn += 1) {
    const begin = performance.now();
    engine.finger(1, 1, box[0] + 20 + (turn % 40), box[1] + 20 + (turn % 30));
    engine.advance(16667);
    update();
    scene.getBoundingClientRect();
    times.push(performance.now() - begin);
    if (turn % 20 === 0) await frame();
  }
  engine.finger(2, 1, box[0] + 20, box[1] + 20);

  const frames = async (count, deed) => {
    const begin = performance.now();
    for (let turn = 0; turn < count; turn += 1) {
      deed(turn);
      await frame();
    }
    return (count * 1000) / (performance.now() - begin);
  };
  await open("10A2");
  engine.finger(0, 1, 100, 400);
  const dragging = await frames(60, (turn) => engine.finger(1, 1, 100, 400 - 4 * turn));
  engine.finger(2, 1, 100, 160);
  const decelerating = await frames(60, () => {});
  return { largest, views: size, update: median(times), dragging, decelerating };
})()
