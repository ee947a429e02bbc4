import { css } from '@emotion/react';
import { useState, type ComponentPropsWithRef } from 'react';
import { AccountIcon } from '../../icons/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { initialsOf } from './initials-of.js';

const avatar = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: tokens.radius.round,
  background: tokens.color['surface-product'],
  color: tokens.color.ink,
  fontWeight: tokens.text.title.weight,
  lineHeight: tokens.line.solid,
  userSelect: 'none',
});

/** In rem, so that the initials fit when the shopper enlarges text. */
const sizes = {
  small: css({ width: '2rem', height: '2rem', fontSize: tokens.text.caption.size }),
  medium: css({ width: '2.75rem', height: '2.75rem', fontSize: tokens.text.body.size }),
  large: css({ width: '4.5rem', height: '4.5rem', fontSize: tokens.text.title.size }),
};

const picture = css({ width: '100%', height: '100%', objectFit: 'cover' });

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name: announced, and the source of the initials. */
  name: string;
  /** URL of the picture. Without it, or if it does not load, the initials are shown. Default: none. */
  src?: string | null;
  /** 32, 44 or 72px at the default text size. Default: `medium`. */
  size?: keyof typeof sizes;
}

/** A person as a round picture or as initials. Beside the written name, hide it with `aria-hidden`. */
export function Avatar(passed: AvatarProps) {
  const { name, src, size = 'medium', ...props } = useDefaultProps('Avatar', passed);
  const [lost, setLost] = useState<string | null>(null);
  const shown = src && src !== lost;
  return (
    <span css={[avatar, sizes[size]]} role="img" aria-label={name} {...props}>
      {shown ? (
        <img
          // A picture in the server's markup may have failed to load before the scripts ran.
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0 && element.src) setLost(src);
          }}
          css={picture}
          src={src}
          alt=""
          onError={() => setLost(src)}
        />
      ) : (
        initialsOf(name) || <AccountIcon size={size === 'small' ? 16 : 24} />
      )}
    </span>
  );
}
