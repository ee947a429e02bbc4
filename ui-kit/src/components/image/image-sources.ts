import type { ImageLoader } from './image-loader.js';

export const imageWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** Matches a URL that contains the picture itself, which no loader can resize. */
const inline = /^(?:data|blob):/i;

/** Escapes a URL for `srcset`, where a space, or a comma at either end, would end the URL. */
const inSrcSet = (address: string) => address.replace(/\s|^,|,$/g, encodeURIComponent);

export interface ImageSources {
  src: string;
  /** Undefined if the loader has one URL for all widths. */
  srcSet: string | undefined;
}

/** Returns the attributes that tell a browser the picture's URL in every available width. */
export function imageSources(load: ImageLoader, src: string): ImageSources {
  if (inline.test(src)) return { src, srcSet: undefined };
  const widths = new Map<string, number>();
  for (const width of imageWidths) {
    const address = inSrcSet(load({ src, width }));
    // For larger widths, a loader returns the URL of its largest picture.
    if (!widths.has(address)) widths.set(address, width);
  }
  const candidates = [...widths].map(([address, width]) => `${address} ${width}w`);
  return { src: load({ src, width: 640 }), srcSet: candidates.length > 1 ? candidates.join(', ') : undefined };
}
