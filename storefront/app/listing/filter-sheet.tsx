import { Button, Drawer, FilterPanel, useMessages, type FilterPanelProps } from '@meet/ui-kit';

export interface FilterSheetProps extends FilterPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  total: number;
}

// React.lazy wants a default export.
/** The phone's filters: each choice applies at once, the button below says what it leads to and closes the sheet. */
export default function FilterSheet({ open, onOpenChange, total, ...panel }: FilterSheetProps) {
  const messages = useMessages();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      placement="bottom"
      title={messages.filters}
      footer={
        <Button wide size="large" onClick={() => onOpenChange(false)}>
          {messages.showGoods(total)}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  );
}
