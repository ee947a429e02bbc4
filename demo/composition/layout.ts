/** A size, in any unit. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A rectangle on a poster, in pixels. */
export interface Rectangle extends Box {
  readonly left: number;
  readonly top: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const most = (boxes: readonly Box[], side: keyof Box): number => Math.max(...boxes.map((box) => box[side]));

/**
 * Lays boxes out in columns, as large as they fit into the area with their relative sizes kept. Gaps between columns
 * are equal. A column of several boxes is as tall as the tallest column; a single box stands in the middle.
 */
export function inColumns(columns: readonly (readonly Box[])[], area: Rectangle, gap: number): Rectangle[] {
  const widths = columns.map((column) => most(column, 'width'));
  const heights = columns.map((column) => sum(column.map(({ height }) => height)));
  const scale = Math.min(
    (area.width - gap * (columns.length - 1)) / sum(widths),
    ...columns.map((column, at) => (area.height - gap * (column.length - 1)) / heights[at]!),
  );
  const tall = Math.max(...columns.map((column, at) => heights[at]! * scale + gap * (column.length - 1)));
  const whole = sum(widths) * scale + gap * (columns.length - 1);
  const top = area.top + (area.height - tall) / 2;
  let left = area.left + (area.width - whole) / 2;
  return columns.flatMap((column, at) => {
    const free = tall - heights[at]! * scale;
    const between = column.length > 1 ? free / (column.length - 1) : 0;
    let y = top + (column.length > 1 ? 0 : free / 2);
    const placed = column.map(({ width, height }) => {
      const rectangle = {
        left: left + ((widths[at]! - width) * scale) / 2,
        top: y,
        width: width * scale,
        height: height * scale,
      };
      y += rectangle.height + between;
      return rectangle;
    });
    left += widths[at]! * scale + gap;
    return placed;
  });
}

/** Returns the smallest rectangle of this box's shape that covers the area, centred on it. */
export function covering({ width, height }: Box, area: Rectangle): Rectangle {
  const scale = Math.max(area.width / width, area.height / height);
  return {
    left: area.left + (area.width - width * scale) / 2,
    top: area.top + (area.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}

/** Returns the whole pixels that two rectangles share; null if there are none. */
export function shared(one: Rectangle, other: Rectangle): Rectangle | null {
  const left = Math.round(Math.max(one.left, other.left));
  const top = Math.round(Math.max(one.top, other.top));
  const width = Math.round(Math.min(one.left + one.width, other.left + other.width)) - left;
  const height = Math.round(Math.min(one.top + one.height, other.top + other.height)) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}
