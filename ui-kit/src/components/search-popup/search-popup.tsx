import type { Ref } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { Modal } from '../modal/index.js';
import { SearchPanel, type SearchPanelProps } from './search-panel.js';
import { sheet } from './search-popup.styles.js';

export interface SearchPopupProps extends Omit<SearchPanelProps, 'ref'> {
  /** Whether the search is open. The caller decides. */
  open: boolean;
  /** Called with false when the shopper closes the search. */
  onOpenChange: (open: boolean) => void;
  /** The dialog's element. */
  ref?: Ref<HTMLDivElement>;
}

/** The search in a modal dialog over the page: at the top edge of the screen, or on a phone as a sheet from below. */
export function SearchPopup({ open, onOpenChange, className, ref, ...panel }: SearchPopupProps) {
  const messages = useMessages();
  return (
    <Modal
      ref={ref}
      css={sheet}
      className={className}
      open={open}
      onOpenChange={onOpenChange}
      title={messages.searchGoods}
      size="large"
    >
      <SearchPanel {...panel} />
    </Modal>
  );
}
