import { cartWords } from '../../locale/cart-words.js';
import { useWords } from '../../locale/locale-provider.js';
import { Anchor } from '../link/link-provider.js';
import { teaser, teaserLink, teaserTitle } from './cart-summary.styles.js';

export interface GuestTeaserProps {
  /** Where one signs in. */
  href: string;
  points?: number;
}

/** What a guest misses. */
export function GuestTeaser({ href, points = 5000 }: GuestTeaserProps) {
  const words = useWords(cartWords);
  return (
    <div css={teaser}>
      <p css={teaserTitle}>{words.guestTitle(points)}</p>
      <p>{words.guestText}</p>
      <Anchor css={teaserLink} href={href}>
        {words.guestAction}
      </Anchor>
    </div>
  );
}
