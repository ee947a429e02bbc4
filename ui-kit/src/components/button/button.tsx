import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import type { LinkElement, LinkElementProps } from '../link/link-element.js';
import { Anchor } from '../link/link-provider.js';
import { RenderAs, type Rendered } from '../../server-props/render-as.js';
import { Spinner } from '../spinner/spinner.js';
import {
  block,
  button,
  buttonSizes,
  buttonVariants,
  label,
  spinner,
  type ButtonSize,
  type ButtonVariant,
} from './button.styles.js';

interface ButtonLook {
  /**
   * Look: `primary` for the one main action, `secondary` for others, `ghost` for the least important. Default:
   * `primary`.
   */
  variant?: ButtonVariant;
  /** Height: 44 or 56 pixels. Default: `medium`. */
  size?: ButtonSize;
  /** Fills the width of its container. Default: false. */
  wide?: boolean;
}

export interface ButtonProps extends ButtonLook, Rendered, ComponentPropsWithRef<'button'> {
  /**
   * The button is busy: a spinner covers its label. It keeps its colours, focus and width, announces the loading and
   * ignores clicks. Default: false.
   */
  loading?: boolean;
}

const look = ({ variant = 'primary', size = 'medium', wide = false }: ButtonLook) => [
  button,
  buttonVariants[variant],
  buttonSizes[size],
  wide && block,
];

export function Button(passed: ButtonProps) {
  const { variant, size, wide, loading = false, onClick, children, ...props } = useDefaultProps('Button', passed);
  const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  const Element = (props.render ? RenderAs : 'button') as 'button';
  return (
    <Element
      // `render` may return an element other than a button.
      type={props.render ? undefined : 'button'}
      css={look({ variant, size, wide })}
      {...props}
      aria-busy={loading || undefined}
      aria-disabled={loading || props['aria-disabled']}
      onClick={loading ? ignore : onClick}
    >
      {loading ? (
        <>
          <span css={label}>{children}</span>
          {/* The spinner is no live region, because the button itself announces that it is busy. */}
          <Spinner css={spinner} role={undefined} />
        </>
      ) : (
        children
      )}
    </Element>
  );
}

export type ButtonLinkProps = ButtonLook & LinkElementProps;

/** A link that looks like a button. */
export function ButtonLink(passed: ButtonLinkProps) {
  const { variant, size, wide, ...props } = useDefaultProps('ButtonLink', passed);
  const Link = (props.render ? RenderAs : Anchor) as LinkElement;
  return <Link css={look({ variant, size, wide })} {...props} />;
}
