import { Button, countOf, formatCount, PromoCodeField, Stack, type PluralForms } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { lazyPart } from '../builds/lazy-part';
import { useTotals } from './cart-context';
import { useSession } from '../session/session-context';
import type { BonusDrawerProps } from './bonus-drawer';
import { usePromocode } from './use-promocode';

// The drawer's code is loaded when the shopper opens it.
const BonusDrawer = lazyPart<BonusDrawerProps>(() => import('./bonus-drawer'), 'panel');

const bonuses: PluralForms = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

/** Promo code and bonus points, for signed-in shoppers. */
export const CartTerms = observer(function CartTerms() {
  const session = useSession();
  const totals = useTotals();
  const field = usePromocode();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const available = totals.quote?.bonusesAvailableToSpent ?? 0;

  if (!session.signedIn) return null;
  return (
    <Stack gap={4}>
      {/* A stored code is restored after the first render; the changed React key then mounts the field anew. */}
      <PromoCodeField key={field.defaultCode} {...field} />
      {(available > 0 || totals.bonuses > 0) && (
        <Button
          variant="secondary"
          wide
          aria-haspopup="dialog"
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          {totals.bonuses > 0
            ? `Спишем ${countOf(totals.bonuses, bonuses)}`
            : `Списать бонусы, до ${formatCount(available)}`}
        </Button>
      )}
      {wanted && (
        <Suspense>
          <BonusDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Stack>
  );
});
