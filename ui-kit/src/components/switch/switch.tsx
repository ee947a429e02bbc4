import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { FieldNote, noteIdOf } from '../field/field-note.js';
import { requiredMark } from '../field/field.styles.js';

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[4],
  minHeight: tokens.size.target,
  cursor: 'pointer',
  [media.hover]: { '&:hover input:not(:disabled)': { borderColor: tokens.color.ink } },
  [pressed]: {
    '& input': { borderColor: tokens.color.ink, background: tokens.color.pressed },
    '& input:checked': {
      background: tokens.color['action-pressed'],
      [media.forcedColors]: { background: 'Highlight' },
    },
  },
  '&:has(input:disabled)': {
    color: tokens.color['ink-faint'],
    cursor: 'not-allowed',
    [media.forcedColors]: { color: 'GrayText' },
  },
});

const text = css({ flex: 1, minWidth: 0, '[data-required] > &::after': requiredMark });

const note = css({ paddingBlockEnd: tokens.space[2] });

const track = css({
  appearance: 'none',
  flex: 'none',
  width: 44,
  height: 24,
  margin: 0,
  // The thumb fills the track except for this edge, at any density.
  // eslint-disable-next-line kit/no-literal-space
  padding: 3,
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.raised,
  cursor: 'inherit',
  transition: `background-color ${tokens.duration.feedback} linear`,
  '&::before': {
    content: '""',
    display: 'block',
    width: 16,
    height: 16,
    borderRadius: tokens.radius.round,
    background: tokens.color['ink-muted'],
    transition: `transform ${tokens.duration.feedback} ${tokens.easing.enter}`,
    [media.reducedMotion]: { transition: 'none' },
  },
  '&:checked': {
    background: tokens.color.action,
    borderColor: tokens.color.action,
    '&::before': { transform: 'translateX(20px)', background: tokens.color['on-action'] },
    '&:dir(rtl)::before': { transform: 'translateX(-20px)' },
  },
  // The border is one pixel thicker and the padding one pixel less.
  // eslint-disable-next-line kit/no-literal-space
  '&[aria-invalid="true"]': { borderColor: tokens.color.error, borderWidth: 2, padding: 2 },
  '&:disabled': { borderColor: tokens.color.hairline, '&::before': { background: tokens.color['ink-faint'] } },
  '&:checked:disabled': { background: tokens.color['ink-faint'], '&::before': { background: tokens.color.paper } },
  [media.forcedColors]: {
    borderColor: 'ButtonText',
    '&::before': { background: 'ButtonText' },
    '&:checked': { borderColor: 'Highlight', background: 'Highlight', '&::before': { background: 'HighlightText' } },
    '&:disabled': { borderColor: 'GrayText', '&::before': { background: 'GrayText' } },
    '&:checked:disabled': { background: 'GrayText', '&::before': { background: 'Canvas' } },
  },
});

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  /** The setting that is on or off. */
  label: ReactNode;
  /** Called with whether it is on, after `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
  /** A short help below the label. An error replaces it. Default: none. */
  hint?: ReactNode;
  /** The error: what is wrong and what to do. It replaces the hint. Default: none. */
  error?: ReactNode;
}

/** A switch for a setting that takes effect immediately. */
export function Switch(passed: SwitchProps) {
  const { label, hint, error, onCheckedChange, className, ...input } = useDefaultProps('Switch', passed);
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <div className={className}>
      <label css={row} data-required={input.required || undefined}>
        <span css={text}>{label}</span>
        <input
          type="checkbox"
          role="switch"
          css={track}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteIdOf(id) : undefined}
          {...input}
          onChange={(event) => {
            input.onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
          id={id}
        />
      </label>
      <FieldNote css={note} controlId={id} hint={hint} error={error} />
    </div>
  );
}
