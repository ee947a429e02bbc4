import { setTimeout as sleep } from 'node:timers/promises';
import { lessBusy } from './event-loop.js';

/** Keeps the event loop busy until `stop` is called, but for a moment in which others run. */
function busyLoop() {
  let isStopped = false;
  const turn = () => {
    for (const end = performance.now() + 40; performance.now() < end;);
    if (!isStopped) setTimeout(turn, 1);
  };
  turn();
  return () => (isStopped = true);
}

async function secondsOf(work: Promise<void>): Promise<number> {
  const begun = performance.now();
  await work;
  return (performance.now() - begun) / 1000;
}

describe('work in the background', () => {
  it('background work waits while the process is busy, and continues when it is idle', async () => {
    const stop = busyLoop();
    const waiting = secondsOf(lessBusy(0.5, 20));
    await sleep(2500);
    stop();
    expect(await waiting).toBeGreaterThan(2.5);
  });

  it('background work continues after its maximum wait in a busy process', async () => {
    const stop = busyLoop();
    const seconds = await secondsOf(lessBusy(0, 2));
    stop();
    expect(seconds).toBeGreaterThan(1.9);
  });
});
