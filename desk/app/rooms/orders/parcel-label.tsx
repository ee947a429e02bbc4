import { Button, Stack } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../browser/language';
import type { Fault } from '../../graphql/api';
import { Refusal } from '../../shell/refusal';
import { useOrder, type OrderUnit } from './order-store';
import { orderTexts } from './order-words';

/** Opens the carrier's label in a new tab; shown once for each parcel, and only if a label can be had. */
export const ParcelLabel = observer(function ParcelLabel({ unit }: { unit: OrderUnit }) {
  const { label } = useTexts(orderTexts);
  const store = useOrder();
  const [isMaking, setMaking] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const { labelNumber } = unit;
  if (labelNumber === null || !store.startsParcel(unit)) return null;

  const open = async (number: string) => {
    // A browser lets a page open a tab only at once after a click.
    const tab = window.open('', '_blank');
    if (tab) tab.document.title = label.making;
    setFault(undefined);
    setMaking(true);
    const answer = await store.makeLabel(number);
    setMaking(false);
    setFault(answer.fault);
    if (answer.fault) tab?.close();
    else if (tab) tab.location.replace(answer.data);
    else window.location.assign(answer.data);
  };

  return (
    <Stack gap={2} align="start">
      <Button variant="ghost" loading={isMaking} onClick={() => void open(labelNumber)}>
        {label.open}
      </Button>
      <Refusal fault={fault} />
    </Stack>
  );
});
