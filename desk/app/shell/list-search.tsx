import { css } from '@emotion/react';
import { SearchBox } from '@meet/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { useKeys } from './use-keys';

const box = css({ flex: '1 1 260px', maxWidth: 420 });

export interface ListSearchProps {
  /** URL of the list, without its filters. */
  href: string;
  placeholder: string;
  /** The current search text; empty: all rows. */
  value: string;
  /** Called with the search text; null: all rows. */
  onSearch: (text: string | null) => void;
}

/** The search field of a list. The key `/` focuses it. */
export function ListSearch({ href, placeholder, value, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => field.current?.focus() });
  // The URL may change by a link, or by the browser's back button.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const find = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim() || null);
  };

  return (
    <div css={box}>
      <SearchBox
        action={`/admin${href}`}
        name="search"
        placeholder={placeholder}
        value={typed}
        onValueChange={setTyped}
        inputRef={field}
        onSubmit={find}
      />
    </div>
  );
}
