import { useEffect, useRef, useState } from 'react';
import { Image } from '../image/index.js';
import * as styles from './product-card.styles.js';

export interface SecondPictureProps {
  src: string;
  sizes: string;
}

/**
 * The picture under the pointer. A list has two dozen of them and most are never seen, so each is asked for when a mouse
 * first comes over its card, and shown once it is there.
 */
export function SecondPicture({ src, sizes }: SecondPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const card = place.current?.closest('article');
    const want = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setWanted(true);
    };
    card?.addEventListener('pointerenter', want);
    return () => card?.removeEventListener('pointerenter', want);
  }, []);

  return (
    <div ref={place} css={[styles.second, ready && styles.secondReady]}>
      {wanted && <Image src={src} alt="" sizes={sizes} loading="eager" onLoad={() => setReady(true)} />}
    </div>
  );
}
