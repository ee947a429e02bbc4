import { covering, inColumns, shared } from './layout.js';

const area = { left: 100, top: 50, width: 1000, height: 600 };

describe('layout of a poster', () => {
  it('inColumns makes boxes as large as the area allows, with equal gaps, when they are side by side', () => {
    const [first, second] = inColumns([[{ width: 2, height: 1 }], [{ width: 2, height: 1 }]], area, 40);
    expect(first).toEqual({ left: 100, top: 230, width: 480, height: 240 });
    expect(second).toEqual({ left: 620, top: 230, width: 480, height: 240 });
  });

  it('inColumns keeps relative sizes and fills the height of the tallest column when columns differ', () => {
    const [tall, upper, lower] = inColumns(
      [
        [{ width: 300, height: 700 }],
        [
          { width: 200, height: 200 },
          { width: 100, height: 300 },
        ],
      ],
      area,
      40,
    );
    expect(tall!.height / upper!.height).toBeCloseTo(3.5);
    expect([tall!.top, tall!.height]).toEqual([50, 600]);
    expect(upper!.top).toBeCloseTo(50);
    expect(lower!.top + lower!.height).toBeCloseTo(650);
    expect(lower!.left + lower!.width / 2).toBeCloseTo(upper!.left + upper!.width / 2);
  });

  it('covering leaves no part of the area free when the shapes differ', () => {
    expect(covering({ width: 1, height: 1 }, area)).toEqual({ left: 100, top: -150, width: 1000, height: 1000 });
  });

  it('shared returns null when rectangles do not meet', () => {
    expect(shared(area, { left: 1100, top: 0, width: 9, height: 999 })).toBeNull();
    expect(shared(area, { left: 1090.4, top: 0, width: 90, height: 99 })).toEqual({
      left: 1090,
      top: 50,
      width: 10,
      height: 49,
    });
  });
});
