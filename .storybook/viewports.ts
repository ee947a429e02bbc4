/** Phone, tablet and desktop of the design, the breakpoints above them, and what 200 % zoom leaves of a laptop. */
export const sizes = {
  phone: { title: 'Phone', width: 390, height: 844 },
  zoomed: { title: 'Laptop at 200 %', width: 640, height: 400 },
  tablet: { title: 'Tablet', width: 820, height: 1180 },
  desktop: { title: 'Desktop', width: 1280, height: 800 },
  wide: { title: 'Wide', width: 1440, height: 900 },
} as const;

export type Viewport = keyof typeof sizes;

/** As the toolbar wants them. */
export const viewports = Object.fromEntries(
  Object.entries(sizes).map(([key, { title, width, height }]) => [
    key,
    { name: `${title}, ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
