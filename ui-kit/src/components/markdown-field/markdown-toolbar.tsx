import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { BoldIcon, HeadingIcon, ItalicIcon, LinkIcon, ListIcon, QuoteIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { IconButton } from '../icon-button/icon-button.js';
import { markdownFieldWords } from './markdown-field.words.js';
import { marks, type Mark } from './markup.js';
import * as styles from './markdown-field.styles.js';

const icons: Readonly<Record<Mark, ReactElement<object>>> = {
  bold: <BoldIcon />,
  italic: <ItalicIcon />,
  heading: <HeadingIcon />,
  link: <LinkIcon />,
  list: <ListIcon />,
  quote: <QuoteIcon />,
};

/** What a screen reader says of the keys that do the same. */
const shortcuts: Partial<Record<Mark, string>> = {
  bold: 'Control+B Meta+B',
  italic: 'Control+I Meta+I',
  link: 'Control+K Meta+K',
};

export interface MarkdownToolbarProps {
  /** Accessible name of the toolbar. */
  label: string;
  /** The `id` of the text. */
  controls: string;
  active: readonly Mark[];
  disabled: boolean;
  onMark: (mark: Mark) => void;
}

/** One tab stop; the arrow keys walk over its buttons. */
export function MarkdownToolbar({ label, controls, active, disabled, onMark }: MarkdownToolbarProps) {
  const words = useWords('markdownField', markdownFieldWords);
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);

  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const buttons = [...root.current!.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const forward = root.current!.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    const next = { Home: 0, End: buttons.length - 1 }[key];
    const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
    if (at === -1 || (next === undefined && !isArrow)) return;
    event.preventDefault();
    const step = key === forward ? 1 : -1;
    buttons[next ?? (at + step + buttons.length) % buttons.length]!.focus();
  };

  return (
    <div ref={root} css={styles.toolbar} role="toolbar" aria-label={label} aria-controls={controls} onKeyDown={press}>
      {marks.map((mark, index) => (
        <IconButton
          key={mark}
          css={styles.mark}
          icon={icons[mark]}
          label={words.marks[mark]}
          aria-pressed={mark === 'link' ? undefined : active.includes(mark)}
          aria-keyshortcuts={shortcuts[mark]}
          disabled={disabled}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMark(mark)}
        />
      ))}
    </div>
  );
}
