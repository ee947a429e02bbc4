import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { useMessages } from '../../locale/locale-provider.js';
import { media } from '../../theme/media.js';
import { colourModes, type ColourMode } from '../../theme/colour-mode.js';
import { useTheme } from '../../theme/theme-provider.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Icon, type IconName } from '../icon/index.js';
import { VisuallyHidden, visuallyHidden } from '../visually-hidden/visually-hidden.js';

const group = css({ display: 'inline-flex' });

const option = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: tokens.size.target,
  height: tokens.size.target,
  borderRadius: tokens.radius.control,
  color: tokens.color['ink-muted'],
  cursor: 'pointer',
  '&:hover': { background: tokens.color.subtle, color: tokens.color.ink },
  '&:has(:checked)': {
    color: tokens.color.ink,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      borderBlockEnd: `2px solid ${tokens.color.ink}`,
      [media.forcedColors]: { borderColor: 'Highlight' },
    },
  },
  '&:has(:focus-visible)': { outline: `2px solid ${tokens.color.focus}` },
  '&:has(:disabled)': {
    color: tokens.color['ink-faint'],
    cursor: 'default',
    [media.forcedColors]: { color: 'GrayText' },
  },
});

const icons: Record<ColourMode, IconName> = { system: 'system', light: 'sun', dark: 'moon' };

/** A choice of the colour theme: system, light or dark. */
export function ThemeToggle(props: Omit<ComponentPropsWithRef<'fieldset'>, 'children'>) {
  const messages = useMessages();
  const { mode, forcedMode, setMode } = useTheme();
  const name = useId();
  const hydrated = useHydrated();
  return (
    <fieldset css={group} disabled={!hydrated || forcedMode !== undefined} {...props}>
      <legend css={visuallyHidden}>{messages.theme}</legend>
      {colourModes.map((value) => (
        <label key={value} css={option} title={messages.themeModes[value]}>
          <input
            type="radio"
            css={visuallyHidden}
            name={name}
            value={value}
            checked={(forcedMode ?? mode) === value}
            onChange={() => setMode(value)}
          />
          <Icon name={icons[value]} size={20} />
          <VisuallyHidden>{messages.themeModes[value]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
