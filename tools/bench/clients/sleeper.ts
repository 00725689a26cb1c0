/* A process that does nothing but sleep: how late it wakes up is how busy the machine is besides. */

const NAP_MS = 10;

let late: number[] = [];
let from = performance.now();

setInterval(() => {
  const now = performance.now();
  late.push(Math.max(0, now - from - NAP_MS));
  from = now;
}, NAP_MS);

process.on('message', () => {
  process.send?.(late);
  late = [];
});
