export interface PictureOptions {
  /** Width in pixels; the API returns the next larger of its widths (docs/pictures.md). */
  width?: number;
  /** Default: webp. */
  format?: 'auto' | 'avif' | 'jpeg' | 'png' | 'webp';
}

/** Returns the URL of a picture in the API's image proxy. */
export function pictureUrl(api: string, path: string, { width, format = 'webp' }: PictureOptions = {}): string {
  const modifiers = [`f_${format}`, ...(width ? [`w_${width}`] : [])].join(',');
  return `${new URL(api).origin}/_ipx/${modifiers}/${path}`;
}
