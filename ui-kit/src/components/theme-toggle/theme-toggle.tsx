import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type ReactElement } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { MoonIcon, SunIcon, SystemIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { media } from '../../theme/media.js';
import { colourModes, type ColourMode } from '../../theme/colour-mode.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { pressed } from '../../theme/pressed.js';
import { useTheme } from '../../theme/theme-provider.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { VisuallyHidden, visuallyHidden } from '../visually-hidden/visually-hidden.js';
import { themeToggleWords } from './theme-toggle.words.js';

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
  [media.hover]: { '&:hover': { background: tokens.color.subtle, color: tokens.color.ink } },
  [pressed]: { background: tokens.color.pressed, color: tokens.color.ink },
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

const icons: Record<ColourMode, ReactElement> = {
  system: <SystemIcon size={20} />,
  light: <SunIcon size={20} />,
  dark: <MoonIcon size={20} />,
};

/** A choice of the colour theme: system, light or dark. */
export function ThemeToggle(passed: Omit<ComponentPropsWithRef<'fieldset'>, 'children'>) {
  const props = useDefaultProps('ThemeToggle', passed);
  const words = useWords('themeToggle', themeToggleWords);
  const { mode, forcedMode, setMode } = useTheme();
  const name = useId();
  const hydrated = useHydrated();
  return (
    <fieldset css={group} disabled={!hydrated || forcedMode !== undefined} {...props}>
      <legend css={visuallyHidden}>{words.theme}</legend>
      {colourModes.map((value) => (
        <label key={value} css={option} title={words.themeModes[value]}>
          <input
            type="radio"
            css={visuallyHidden}
            name={name}
            value={value}
            checked={(forcedMode ?? mode) === value}
            onChange={() => setMode(value)}
          />
          {icons[value]}
          <VisuallyHidden>{words.themeModes[value]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
