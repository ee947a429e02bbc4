import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { pressedWords } from '../../theme/pressed-words.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { sortSelectWords } from './sort-select.words.js';

const wrapper = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
});

const control = css({
  minHeight: tokens.size.target,
  minWidth: 0,
  maxWidth: '100%',
  paddingInline: `0 ${tokens.space[6]}`,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: tokens.color.ink,
  fontSize: tokens.text.body.size,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  appearance: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
  ...pressedWords,
  '& option': { background: tokens.color.raised, color: tokens.color.ink },
});

const chevron = css({ position: 'absolute', insetInlineEnd: 0, pointerEvents: 'none' });

export interface SortOption {
  value: string;
  label: string;
}

export interface SortSelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
  /** The sort orders to choose from. */
  options: readonly SortOption[];
  /** Accessible name. Default: «Сортировка». */
  label?: string;
}

/** A choice of sort order. The native `select` works best on phones and needs no script. */
export function SortSelect(passed: SortSelectProps) {
  const { options, label, className, ...props } = useDefaultProps('SortSelect', passed);
  const words = useWords('sortSelect', sortSelectWords);
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <span css={wrapper} className={className}>
      <VisuallyHidden>
        <label htmlFor={id}>{label ?? words.sort}</label>
      </VisuallyHidden>
      <select css={control} {...props} id={id}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} css={chevron} />
    </span>
  );
}
