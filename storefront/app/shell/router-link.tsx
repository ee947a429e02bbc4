import type { AnchorProps } from '@meet/ui-kit';
import { Link } from 'react-router';

/** Renders the UI kit's links with the router. Anchors, links to other sites and downloads remain ordinary links. */
export function RouterLink({ href, ...props }: AnchorProps) {
  // eslint-disable-next-line meet/visible-pieces-from-kit -- what the kit draws its links with
  if (!href.startsWith('/') || props.download !== undefined) return <a href={href} {...props} />;
  return <Link to={href} prefetch="intent" {...props} />;
}
