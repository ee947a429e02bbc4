import { Button, Drawer } from '@meet/ui-kit';
import { DeliveryLines } from './delivery-lines';
import * as styles from './buy-bar.styles';
import { SizeChooser, type SizeChooserProps } from './size-chooser';

export interface SizeSheetProps extends SizeChooserProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

// React.lazy wants a default export.
/** The phone's sizes: a choice applies at once, the button closes the sheet. */
export default function SizeSheet({ open, onOpenChange, ...sizes }: SizeSheetProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      placement="bottom"
      css={styles.sheet}
      title="Выберите размер"
      footer={
        <Button wide size="large" onClick={() => onOpenChange(false)}>
          {sizes.choice.chosen ? 'Готово' : 'Закрыть'}
        </Button>
      }
    >
      <SizeChooser {...sizes} />
      <div css={styles.sheetDelivery}>
        <DeliveryLines choice={sizes.choice} estimates={sizes.estimates} />
      </div>
    </Drawer>
  );
}
