import type { ComponentPropsWithRef } from 'react';
import { partProps } from '../../parts/parts.js';
import { useGallery } from './gallery-context.js';
import { Thumbnails } from './thumbnails.js';

export type GalleryThumbnailsProps = Omit<ComponentPropsWithRef<'ul'>, 'children'>;

/** Small pictures, each of which moves the strip to its own. A single picture has none. */
export function GalleryThumbnails(props: GalleryThumbnailsProps) {
  const { images, index, go, classNames } = useGallery('Thumbnails');
  if (images.length < 2) return null;
  return <Thumbnails {...partProps('thumbnails', classNames, props)} images={images} index={index} onChoose={go} />;
}
