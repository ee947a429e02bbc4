import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type Ref } from 'react';
import { SearchIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { searchBoxWords } from './search-box.words.js';

const box = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  borderBottom: `1px solid ${tokens.color.control}`,
  [media.hover]: { '&:hover': { borderColor: tokens.color.ink } },
  '&:focus-within': { borderColor: tokens.color.ink },
  // The bottom line shows the focus, because a frame would touch the text at its edge.
  '&:has(input:focus-visible)': { boxShadow: `0 1px ${tokens.color.focus}` },
  [media.forcedColors]: { '&:has(input:focus-visible)': { outline: '2px solid Highlight' } },
});

const control = css({
  flex: 1,
  minWidth: 0,
  height: tokens.size.target,
  padding: 0,
  border: 0,
  background: 'transparent',
  fontSize: tokens.text.body.size,
  appearance: 'none',
  '&::placeholder': { color: tokens.color['ink-muted'], opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  '&:focus-visible': { outline: 0 },
});

const submit = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: tokens.size.target,
  height: tokens.size.target,
  marginInlineEnd: `calc(-1 * ${tokens.space['2-half']})`,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: tokens.color.ink,
  cursor: 'pointer',
  [pressed]: { background: tokens.color.pressed },
});

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'form'>, 'ref'> {
  /** URL of the results page, to which the form is submitted, even without JavaScript. */
  action: string;
  /** Name of the form field. Default: `query`. */
  name?: string;
  /** Initial text of an uncontrolled field. Default: empty. */
  defaultValue?: string;
  /** The text, if the caller controls it. Default: uncontrolled. */
  value?: string;
  /** Called with the text after each change. Default: none. */
  onValueChange?: (value: string) => void;
  /** Text of the empty field. Default: «Кроссовки, бренд или модель». */
  placeholder?: string;
  /** Ref of the field. Default: none. */
  inputRef?: Ref<HTMLInputElement>;
  /** Ref of the form. Default: none. */
  ref?: Ref<HTMLFormElement>;
}

export function SearchBox(passed: SearchBoxProps) {
  const props = useDefaultProps('SearchBox', passed);
  const { name = 'query', defaultValue, value, onValueChange, placeholder, inputRef, ...form } = props;
  const words = useWords('searchBox', searchBoxWords);
  const id = useId();
  return (
    <form role="search" method="get" css={box} {...form}>
      <VisuallyHidden>
        <label htmlFor={id}>{words.search}</label>
      </VisuallyHidden>
      <input
        ref={inputRef}
        id={id}
        css={control}
        type="search"
        name={name}
        // A changed default, such as a new query in the URL, replaces the typed text.
        key={defaultValue}
        defaultValue={defaultValue}
        value={value}
        onChange={({ target }) => onValueChange?.(target.value)}
        placeholder={placeholder ?? words.searchHint}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
      />
      <button type="submit" css={submit} aria-label={words.find}>
        <SearchIcon size={20} />
      </button>
    </form>
  );
}
