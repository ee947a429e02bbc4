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

/** The search over the page, from its upper edge. A phone has it as a drawer from below. */
export function SearchPopup({ open, onOpenChange, className, ref, ...panel }: SearchPopupProps) {
  const messages = useMessages();
  // The browser's own search field would be emptied first, and the dialog stay.
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
