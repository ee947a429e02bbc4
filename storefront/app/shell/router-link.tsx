import type { AnchorProps } from '@meet/ui-kit';
import { Link } from 'react-router';

/** Links of the kit through the router; a place on the same page and another site stay the browser's. */
export function RouterLink({ href, ...props }: AnchorProps) {
  if (!href.startsWith('/')) return <a href={href} {...props} />;
  return <Link to={href} prefetch="intent" {...props} />;
}
