import { BonusSlider, Button, formatCount, Stack, Text } from '@meet/ui-kit';
import { Drawer } from '@meet/ui-kit/drawer';
import { observer } from 'mobx-react-lite';
import { bonusesName } from '../browser/bonuses-name';
import { useBackCloses } from '../browser/use-back-closes';
import { useTotals } from './cart-context';

export interface BonusDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lets the shopper choose how many points to spend on this cart. A default export, because `React.lazy` needs one. */
export default observer(function BonusDrawer({ open, onOpenChange }: BonusDrawerProps) {
  useBackCloses(open, onOpenChange);
  const totals = useTotals();
  const spend = (points: number) => {
    totals.setBonuses(points);
    onOpenChange(false);
  };
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={bonusesName()}>
      <Stack gap={6}>
        <Text>
          {`У вас ${formatCount(totals.quote?.bonusesAvailable ?? 0)}, на этот заказ можно списать до ` +
            `${formatCount(totals.quote?.bonusesAvailableToSpent ?? 0)}. 1\u00A0бонус\u00A0=\u00A01\u00A0₽.`}
        </Text>
        <BonusSlider
          available={totals.quote?.bonusesAvailableToSpent ?? 0}
          {...(totals.bonuses > 0 ? { previous: totals.bonuses } : {})}
          onSubmit={spend}
        />
        {totals.bonuses > 0 && (
          <Button variant="ghost" wide onClick={() => spend(0)}>
            Не списывать
          </Button>
        )}
      </Stack>
    </Drawer>
  );
});
