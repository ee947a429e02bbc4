import type { KeyboardEvent, Ref } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { Modal } from '../modal/index.js';
import { SearchPanel, type SearchPanelProps } from './search-panel.js';
import { sheet } from './search-popup.styles.js';

export interface SearchPopupProps extends Omit<SearchPanelProps, 'ref'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ref?: Ref<HTMLDialogElement>;
}

/** The search in a modal dialog over the page: at the top edge of the screen, or on a phone as a sheet from below. */
export function SearchPopup({ open, onOpenChange, className, ref, ...panel }: SearchPopupProps) {
  const messages = useMessages();
  // On Escape the browser would clear the search field first and keep the dialog open.
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onOpenChange(false);
  };
  return (
    <Modal
      ref={ref}
      css={sheet}
      className={className}
      open={open}
      onOpenChange={onOpenChange}
      onKeyDown={close}
      title={messages.searchGoods}
      size="large"
    >
      <SearchPanel {...panel} />
    </Modal>
  );
}
