import type { ImageLoader } from './image-loader.js';

export const imageWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** The picture itself, not a path that a loader could find. */
const inline = /^(?:data|blob):/i;

/** An address as `srcset` needs it: a space would end it, and so would a comma at either end. */
const inSrcSet = (address: string) => address.replace(/\s|^,|,$/g, encodeURIComponent);

export interface ImageSources {
  src: string;
  /** Undefined if the loader has one address for all widths. */
  srcSet: string | undefined;
}

/** Returns the attributes that tell a browser where a picture is, in every width that the loader has. */
export function imageSources(load: ImageLoader, src: string): ImageSources {
  if (inline.test(src)) return { src, srcSet: undefined };
  const widths = new Map<string, number>();
  for (const width of imageWidths) {
    const address = inSrcSet(load({ src, width }));
    // A loader answers with the largest picture it has to every wider request.
    if (!widths.has(address)) widths.set(address, width);
  }
  const candidates = [...widths].map(([address, width]) => `${address} ${width}w`);
  return { src: load({ src, width: 640 }), srcSet: candidates.length > 1 ? candidates.join(', ') : undefined };
}
