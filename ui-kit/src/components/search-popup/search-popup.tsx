import type { Ref } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Modal } from '../modal/index.js';
import { SearchPanel, type SearchPanelProps } from './search-panel.js';
import { sheet } from './search-popup.styles.js';
import { searchPopupWords } from './search-popup.words.js';

export interface SearchPopupProps extends Omit<SearchPanelProps, 'ref'> {
  /** Whether the search is open. The caller decides. */
  open: boolean;
  /** Called with false when the shopper closes the search. */
  onOpenChange: (open: boolean) => void;
  /** The dialog's element. Default: none. */
  ref?: Ref<HTMLDivElement>;
}

/** The search in a modal dialog over the page: at the top edge of the screen, or on a phone as a sheet from below. */
export function SearchPopup(passed: SearchPopupProps) {
  const { open, onOpenChange, className, ref, ...panel } = useDefaultProps('SearchPopup', passed);
  const words = useWords('searchPopup', searchPopupWords);
  return (
    <Modal
      ref={ref}
      css={sheet}
      className={className}
      open={open}
      onOpenChange={onOpenChange}
      title={words.searchGoods}
      size="large"
    >
      <SearchPanel {...panel} />
    </Modal>
  );
}
