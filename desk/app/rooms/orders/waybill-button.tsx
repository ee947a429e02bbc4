import { Button, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../browser/language';
import { useSession } from '../../session/session-store';
import { Refusal } from '../../shell/refusal';
import { useOrder, type OrderUnit } from './order-store';
import { orderTexts } from './order-words';

/** Has the carrier register a parcel; shown once, at the first unit of the parcel. */
export const WaybillButton = observer(function WaybillButton({ unit }: { unit: OrderUnit }) {
  const { waybill } = useTexts(orderTexts);
  const store = useOrder();
  const permissions = useSession().me?.permissions ?? [];
  if (store.forWaybill[0] !== unit.id || !permissions.includes('WRITE_ORDERS')) return null;
  const isMaking = store.busy === 'waybill';

  return (
    <Stack gap={2} align="start">
      <Button variant="secondary" loading={isMaking} onClick={() => void store.createWaybill()}>
        {waybill.create}
      </Button>
      {isMaking && (
        <Text size="caption" tone="muted" role="status">
          {waybill.making}
        </Text>
      )}
      <Refusal fault={store.refusal?.of === 'waybill' ? store.refusal.fault : undefined} />
    </Stack>
  );
});
