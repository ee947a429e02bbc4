import { Alert, Button, Facts, Input, Stack } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import { useOrder, type OrderUnit } from './order-store';
import { orderTexts } from './order-words';

/** Field for the track number of a unit: saved on Enter or when the focus leaves the field, reset by Escape. */
export const TrackField = observer(function TrackField({ unit }: { unit: OrderUnit }) {
  const texts = useTexts(orderTexts);
  const faults = useTexts(faultTexts);
  const store = useOrder();
  const [typed, setTyped] = useState<string>();
  const [isOurs, setOurs] = useState(false);
  const kept = unit.trackCode ?? '';
  const refusal = isOurs && store.refusal?.of === 'track' ? faultWords(store.refusal.fault, faults) : undefined;
  const conflict = store.conflict?.unitId === unit.id ? store.conflict : undefined;

  const save = async (isForced = false) => {
    if (typed === undefined || (typed.trim() === kept && !isForced)) return setTyped(undefined);
    setOurs(true);
    await store.setTrack(unit.id, typed, isForced);
    // A value that was not saved stays in the field.
    if (!store.refusal && !store.conflict) setTyped(undefined);
  };
  const leaveAsIs = () => {
    setTyped(undefined);
    store.leaveConflict();
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') currentTarget.blur();
    if (key === 'Escape') setTyped(undefined);
  };

  return (
    <Stack gap={2}>
      <Input
        label={`${texts.track}: ${unit.productItem.name}, ${unit.productItem.size.name}`}
        labelHidden
        value={typed ?? kept}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void save()}
        onKeyDown={onKeyDown}
        error={refusal}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      {conflict && (
        <Alert
          tone="warning"
          live
          title={texts.conflict}
          action={
            <Stack direction="row" gap={3} wrap>
              <Button variant="secondary" onClick={() => void save(true)}>
                {texts.writeOver}
              </Button>
              <Button variant="ghost" onClick={leaveAsIs}>
                {texts.takeTheirs}
              </Button>
            </Stack>
          }
        >
          <Stack gap={2}>
            {texts.conflictLead}
            <Facts
              facts={[
                { label: texts.yours, value: conflict.given || '—' },
                { label: texts.theirs, value: conflict.current || '—' },
              ]}
            />
          </Stack>
        </Alert>
      )}
    </Stack>
  );
});
