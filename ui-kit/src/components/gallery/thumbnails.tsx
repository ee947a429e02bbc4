import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { Image } from '../image/index.js';
import { PlayIcon } from '../../icons/index.js';
import { isVideo, pictureOf, type GalleryItem } from './gallery-item.js';
import * as styles from './gallery.styles.js';
import { galleryWords } from './gallery.words.js';
import { smallSign } from './slide-video.styles.js';

/** The kind and number of an item: «Видео 3 из 4». */
export function nameOf(images: readonly GalleryItem[], index: number, words: typeof galleryWords): string {
  const item = images[index];
  return (item && isVideo(item) ? words.video : words.picture)(index + 1, images.length);
}

export interface ThumbnailsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  images: readonly GalleryItem[];
  index: number;
  onChoose: (index: number) => void;
}

export function Thumbnails({ images, index, onChoose, ...props }: ThumbnailsProps) {
  const words = useWords('gallery', galleryWords);
  return (
    <ul css={styles.thumbnails} {...props}>
      {images.map((item, position) => (
        <li key={item.id}>
          <button
            type="button"
            css={styles.thumbnail}
            aria-label={nameOf(images, position, words)}
            aria-current={position === index || undefined}
            onClick={() => onChoose(position)}
          >
            <Image src={pictureOf(item)} alt="" ratio={1} sizes="56px" />
            {isVideo(item) && (
              <span css={smallSign}>
                <PlayIcon size={16} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
