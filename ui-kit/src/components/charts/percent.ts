/** Writes a share as a coordinate of SVG: 0.125 as `12.5%`. Three decimals are finer than a pixel. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;
