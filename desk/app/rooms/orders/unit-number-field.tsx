import { Alert, Button, Facts, Input, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import { useOrder, type OrderUnit, type UnitNumber } from './order-store';
import { orderTexts } from './order-words';

interface UnitNumberFieldProps {
  unit: OrderUnit;
  /** Which number it is. */
  field: UnitNumber;
}

/** Field for a number of a unit: saved on Enter or when the focus leaves the field, reset by Escape. */
export const UnitNumberField = observer(function UnitNumberField({ unit, field }: UnitNumberFieldProps) {
  const texts = useTexts(orderTexts);
  const faults = useTexts(faultTexts);
  const store = useOrder();
  const [typed, setTyped] = useState<string>();
  const [isOurs, setOurs] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const isWaybill = field === 'cdekWaybillId';
  const kept = unit[field] ?? '';
  const refusal = isOurs && store.refusal?.of === 'track' ? faultWords(store.refusal.fault, faults) : undefined;
  const conflict = store.conflictOf(unit.id, field);

  const save = async (isForced = false) => {
    if (typed === undefined || (typed.trim() === kept && !isForced)) return setTyped(undefined);
    setOurs(true);
    await store.setNumber(unit.id, field, typed, isForced);
    // A value that was not saved stays in the field.
    if (store.refusal || store.conflict) return;
    setTyped(undefined);
    setOurs(false);
    setSaved(true);
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
        label={`${isWaybill ? texts.waybill.number : texts.track}: ${unit.productItem.name}, ${unit.productItem.size.name}`}
        labelHidden
        prefix={isWaybill && texts.waybill.carrier}
        value={typed ?? kept}
        onChange={({ target }) => {
          setTyped(target.value);
          setSaved(false);
        }}
        onBlur={() => void save()}
        onKeyDown={onKeyDown}
        error={refusal}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <Text as="span" size="small" tone="success" role="status">
        {isSaved && texts.numberSaved}
      </Text>
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
