import { useWords } from '../../locale/use-words.js';
import { Image } from '../image/index.js';
import type { GalleryImage } from './gallery-image.js';
import * as styles from './gallery.styles.js';
import { galleryWords } from './gallery.words.js';

export interface ThumbnailsProps {
  images: readonly GalleryImage[];
  index: number;
  onChoose: (index: number) => void;
  className?: string;
}

export function Thumbnails({ images, index, onChoose, className }: ThumbnailsProps) {
  const words = useWords('gallery', galleryWords);
  return (
    <ul css={styles.thumbnails} className={className}>
      {images.map(({ id, src }, position) => (
        <li key={id}>
          <button
            type="button"
            css={styles.thumbnail}
            aria-label={words.picture(position + 1, images.length)}
            aria-current={position === index || undefined}
            onClick={() => onChoose(position)}
          >
            <Image src={src} alt="" ratio={1} sizes="56px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
