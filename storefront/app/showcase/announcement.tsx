import { css } from '@emotion/react';
import { AnnouncementBar } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import type { AnnouncementFieldsFragment } from '../graphql/generated/graphql';
import { hiddenIfClosed, markOf } from '../closed-notices/closed-notices';
import { useClosed } from '../closed-notices/use-closed';
import { useSession } from '../session/session-context';
import { showcaseApi } from './showcase-api';
import { useTimed } from './use-timed';

const tones = { INFO: 'info', SALE: 'sale', WARNING: 'warning' } as const;

/** Pages on which no link may lead the shopper away from paying. */
const payingPages = /^\/(checkout|sandbox-payment)\b/;

export interface AnnouncementProps {
  given: AnnouncementFieldsFragment;
  path: string;
}

/**
 * The bar above every page. A bar with a link is not shown while the shopper is paying. It appears and disappears at
 * the operator's times without a reload.
 */
export const Announcement = observer(function Announcement({ given, path }: AnnouncementProps) {
  const { signedIn } = useSession();
  // A shopper is not told of a promo code that they have used or cannot use.
  const { announcement } = useTimed(given, showcaseApi.announcement, signedIn ? 'shopper' : 'guest');
  const mark = markOf(announcement?.text ?? '');
  const [closed, close] = useClosed('announcement', mark);
  if (!announcement || closed) return null;
  const { text, href, tone } = announcement;
  if (href !== null && payingPages.test(path)) return null;
  return (
    <AnnouncementBar
      css={css(hiddenIfClosed('announcement', mark))}
      tone={tones[tone]}
      {...(href === null ? {} : { href })}
      onRemove={close}
    >
      {text}
    </AnnouncementBar>
  );
});
