/** Viewports of the stories in CSS pixels: phone, tablet, desktop, a wide screen, and a laptop at 200 % zoom. */
export const sizes = {
  phone: { title: 'Phone', width: 390, height: 844 },
  zoomed: { title: 'Laptop at 200 %', width: 640, height: 400 },
  tablet: { title: 'Tablet', width: 820, height: 1180 },
  desktop: { title: 'Desktop', width: 1280, height: 800 },
  wide: { title: 'Wide', width: 1440, height: 900 },
} as const;

export type Viewport = keyof typeof sizes;

/** The sizes in the format of Storybook's viewport toolbar. */
export const viewports = Object.fromEntries(
  Object.entries(sizes).map(([key, { title, width, height }]) => [
    key,
    { name: `${title}, ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
