import { PlusIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Menu } from '../menu/menu.js';
import { markdownFieldWords } from './markdown-field.words.js';
import * as styles from './markdown-field.styles.js';
import type { MarkdownBlock } from './markup.js';

export interface InsertMenuProps {
  blocks: readonly MarkdownBlock[];
  disabled: boolean;
  onInsert: (block: MarkdownBlock) => void;
}

/** The menu of what else can be put into a text. A field without blocks does not load it. */
export function InsertMenu({ blocks, disabled, onInsert }: InsertMenuProps) {
  const words = useWords('markdownField', markdownFieldWords);
  return (
    <Menu
      label={words.blocks}
      items={blocks.map((block) => ({ value: block.label, label: block.label, onSelect: () => onInsert(block) }))}
    >
      {(trigger) => (
        <IconButton {...trigger} css={styles.button} icon={<PlusIcon />} label={words.blocks} disabled={disabled} />
      )}
    </Menu>
  );
}
