import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Link } from '../link/index.js';
import { displayStep } from '../text/type-step.js';

const wall = css(displayStep(tokens.display.wall), { display: 'flex', flexWrap: 'wrap', columnGap: '0.55em' });

const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  color: tokens.color.ink,
  overflowWrap: 'anywhere',
  transition: `opacity ${tokens.duration.feedback} linear`,
  // The name under the pointer stays opaque, and the others fade.
  [media.hover]: { 'ul:hover &': { opacity: 0.32 }, 'ul:hover &:hover': { opacity: 1 } },
  [pressed]: { color: tokens.color['ink-muted'] },
});

export interface BrandWallProps extends ComponentPropsWithRef<'ul'> {
  /** The brands, in order, with the URLs of their pages. */
  brands: readonly { label: string; href: string }[];
}

/** Links to brands, set as one block in the display typeface. */
export function BrandWall(passed: BrandWallProps) {
  const { brands, ...props } = useDefaultProps('BrandWall', passed);
  return (
    <ul css={wall} {...props}>
      {brands.map(({ label, href }) => (
        <li key={href}>
          <Link variant="bare" css={brand} href={href}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
