import { CollectorAtRest } from './collect-at-rest.js';

const MB = 1024 * 1024;

function collectorOf(process: { busy: number; heap: number; now: number }) {
  let collections = 0;
  const collector = new CollectorAtRest({
    now: () => process.now,
    busy: () => process.busy,
    heapSize: () => process.heap * MB,
    collect: () => {
      collections += 1;
      process.heap = 100;
    },
  });
  const after = (seconds: number, state: Partial<typeof process> = {}) => {
    Object.assign(process, { now: process.now + seconds * 1000 }, state);
    collector.look();
    return collections;
  };
  return { after };
}

describe('garbage at rest', () => {
  it('memory left over from the start is garbage-collected while the process is idle', () => {
    const { after } = collectorOf({ busy: 0.6, heap: 150, now: 0 });
    expect(after(5)).toBe(0);
    expect(after(5, { busy: 0.01 })).toBe(1);
  });

  it('garbage is collected while idle if the heap has grown', () => {
    const { after } = collectorOf({ busy: 0.01, heap: 150, now: 0 });
    expect(after(5)).toBe(1);
    expect(after(60, { heap: 100 })).toBe(1);
    expect(after(5, { heap: 115 })).toBe(1);
    expect(after(5, { heap: 130, busy: 0.6 })).toBe(1);
    expect(after(5, { busy: 0.01 })).toBe(2);
  });

  it('heap growth is measured from the heap size shortly after the last garbage collection', () => {
    const { after } = collectorOf({ busy: 0.01, heap: 150, now: 0 });
    after(5);
    expect(after(60, { heap: 120 })).toBe(1);
    expect(after(5, { heap: 140 })).toBe(1);
    expect(after(5, { heap: 145 })).toBe(2);
  });

  it('garbage is collected at most once a minute', () => {
    const { after } = collectorOf({ busy: 0.01, heap: 150, now: 0 });
    after(5);
    after(5, { heap: 100 });
    expect(after(5, { heap: 200 })).toBe(1);
    expect(after(60)).toBe(2);
  });
});
