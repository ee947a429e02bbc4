import type { AnchorProps } from '@meet/ui-kit';
import { Link } from 'react-router';

/** The kit's links through the router. Anchors, other sites and downloads are ordinary links. */
export function RouterLink({ href, ...props }: AnchorProps) {
  // eslint-disable-next-line meet/visible-pieces-from-kit -- what the kit draws its links with
  if (!href.startsWith('/') || props.download !== undefined) return <a href={href} {...props} />;
  return <Link to={href} prefetch="intent" {...props} />;
}
