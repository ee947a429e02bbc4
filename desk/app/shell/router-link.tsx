import type { AnchorProps } from '@meet/ui-kit';
import { Link } from 'react-router';

/** Renders the component kit's links with the router. Links to other sites remain ordinary links. */
export function RouterLink({ href, ...props }: AnchorProps) {
  // eslint-disable-next-line meet/visible-pieces-from-kit -- what the kit draws its links with
  if (!/^[/?]/.test(href) || props.download !== undefined) return <a href={href} {...props} />;
  return <Link to={href} {...props} />;
}
