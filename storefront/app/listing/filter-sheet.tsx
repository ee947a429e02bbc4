import { BottomSheet, Button, FilterPanel, type FilterPanelProps } from '@meet/ui-kit';
import { DrawnLater } from '../browser/drawn-later';
import { useBackCloses } from '../browser/use-back-closes';
import { showGoods } from './found-goods';

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
  useBackCloses(open, onOpenChange);
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      height="screen"
      title="Фильтры"
      footer={
        <Button wide size="large" onClick={() => onOpenChange(false)}>
          {showGoods(total)}
        </Button>
      }
    >
      <DrawnLater>
        <FilterPanel {...panel} />
      </DrawnLater>
    </BottomSheet>
  );
}
