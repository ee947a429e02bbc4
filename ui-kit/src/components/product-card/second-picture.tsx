import { useState } from 'react';
import { PlainImage } from '../image/plain-image.js';
import * as styles from './product-card.styles.js';

export interface SecondPictureProps {
  src: string;
  sizes: string;
  ratio: number;
}

/** The second picture of a card, shown on hover once it has loaded. */
export function SecondPicture({ src, sizes, ratio }: SecondPictureProps) {
  const [ready, setReady] = useState(false);
  return (
    <div css={[styles.second, ready && styles.secondReady]}>
      <PlainImage src={src} alt="" ratio={ratio} sizes={sizes} loading="eager" onLoad={() => setReady(true)} />
    </div>
  );
}
