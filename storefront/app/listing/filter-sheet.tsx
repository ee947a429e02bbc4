import { BottomSheet, Button, FilterPanel, useMessages, type FilterPanelProps } from '@meet/ui-kit';

export interface FilterSheetProps extends FilterPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  total: number;
}

// A default export, because the sheet is loaded with `React.lazy`, which needs one.
/**
 * The filters on a phone. A choice takes effect at once; the button shows the number of products and closes the sheet.
 */
export default function FilterSheet({ open, onOpenChange, total, ...panel }: FilterSheetProps) {
  const messages = useMessages();
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      height="screen"
      title={messages.filters}
      footer={
        <Button wide size="large" onClick={() => onOpenChange(false)}>
          {messages.showGoods(total)}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </BottomSheet>
  );
}
