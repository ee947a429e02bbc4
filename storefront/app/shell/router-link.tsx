import type { AnchorProps } from '@meet/ui-kit';
import { Link } from 'react-router';

/** Links of the kit through the router; a place on the same page, another site and a file stay the browser's. */
export function RouterLink({ href, ...props }: AnchorProps) {
  // eslint-disable-next-line meet/visible-pieces-from-kit -- what the kit draws its links with
  if (!href.startsWith('/') || props.download !== undefined) return <a href={href} {...props} />;
  return <Link to={href} prefetch="intent" {...props} />;
}
