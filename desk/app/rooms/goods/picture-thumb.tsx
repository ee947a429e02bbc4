import { Image } from '@meet/ui-kit';
import type { ProductPicture } from './picture-list';

/** A small picture, or a placeholder while the shop has not downloaded the picture yet. */
export function PictureThumb({ url, alt, size }: Pick<ProductPicture, 'url' | 'alt'> & { size: number }) {
  return (
    <Image
      src={url ? `/_ipx/f_webp,q_80,w_320/${url}` : null}
      alt={alt}
      ratio={1}
      sizes={`${size}px`}
      draggable={false}
    />
  );
}
