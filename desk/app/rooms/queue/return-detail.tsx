import { css } from '@emotion/react';
import { Checkbox, Facts, formatPrice, Link, Select, Stack, Text, TextArea, tokens, useLocale } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import type { ReturnOutcome, WholeReturnFragment } from '../../graphql/generated/graphql';
import type { DetailProps } from './detail-props';
import { useEntry } from './entry-store';
import { entryTexts } from './entry-words';
import { ShownPhotos } from './shown-photos';

const units = css({ display: 'grid', gap: tokens.space[5], margin: 0, padding: 0 });

interface UnitDecision {
  outcome: ReturnOutcome;
  sellable: boolean;
}

export interface ReturnDetailProps extends DetailProps<WholeReturnFragment> {
  /** Called when the operator decides to give back the money of all units, or not of all. */
  onWhole: (isWhole: boolean) => void;
}

/** The returned goods and the reasons; the decision about each unit is sent with the refund. */
export function ReturnDetail({ formId, value, step, onDecided, onWhole }: ReturnDetailProps) {
  const texts = useTexts(entryTexts);
  const locale = useLocale();
  const store = useEntry();
  const [instructions, setInstructions] = useState('');
  const [decisions, setDecisions] = useState<Record<string, UnitDecision>>(() =>
    Object.fromEntries(
      value.items.map(({ id, wanted, reason }) => [
        id,
        { outcome: wanted ? 'EXCHANGE' : 'REFUND', sellable: reason === 'SIZE' || reason === 'COLOUR_OR_STYLE' },
      ]),
    ),
  );
  const change = (id: string, changes: Partial<UnitDecision>) => {
    const changed = { ...decisions, [id]: { ...decisions[id]!, ...changes } };
    setDecisions(changed);
    onWhole(Object.values(changed).every(({ outcome }) => outcome === 'REFUND'));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'approve') onDecided('approve')(await store.approveReturn(instructions));
    if (step === 'receive') onDecided('receive')(await store.receiveReturn());
    if (step === 'refund') {
      const items = value.items.map(({ id }) => {
        const { outcome, sellable } = decisions[id]!;
        return { id, outcome, sellable: outcome === 'REFUND' && sellable };
      });
      onDecided('refund')(await store.refundReturn(items));
    }
  };

  return (
    <form id={formId} onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {value.orderNumber && <Link href={`/orders/${value.orderNumber}`}>{texts.order(value.orderNumber)}</Link>}
        <ul css={units}>
          {value.items.map(({ id, name, sizeName, reason, comment, wanted }) => (
            <li key={id}>
              <Stack gap={2}>
                <Text as="strong">{`${name}, ${sizeName}`}</Text>
                <Text>{texts.reasons[reason]}</Text>
                {comment && <Text tone="muted">{comment}</Text>}
                {wanted && <Text>{texts.wants(wanted.sizeName)}</Text>}
                {step === 'refund' && (
                  <>
                    <Select
                      label={texts.outcome}
                      value={decisions[id]!.outcome}
                      options={(['REFUND', 'EXCHANGE', 'REFUSE'] as const)
                        .filter((outcome) => wanted || outcome !== 'EXCHANGE')
                        .map((outcome) => ({ value: outcome, label: texts.outcomes[outcome] }))}
                      onChange={({ target }) => change(id, { outcome: target.value as ReturnOutcome })}
                    />
                    {decisions[id]!.outcome === 'REFUND' && (
                      <Checkbox
                        label={texts.sellable}
                        checked={decisions[id]!.sellable}
                        onChange={({ target }) => change(id, { sellable: target.checked })}
                      />
                    )}
                  </>
                )}
              </Stack>
            </li>
          ))}
        </ul>
        <ShownPhotos urls={value.photos.map(({ url }) => url)} />
        <Facts
          layout="sums"
          facts={[
            { label: texts.value.money, value: formatPrice(value.value.money, locale) },
            ...(value.value.bonuses ? [{ label: texts.value.bonuses, value: value.value.bonuses }] : []),
            ...(value.value.cashback ? [{ label: texts.value.cashback, value: value.value.cashback }] : []),
          ]}
        />
        {step === 'approve' && (
          <TextArea
            label={texts.instructions}
            hint={texts.instructionsHint}
            value={instructions}
            onChange={({ target }) => setInstructions(target.value)}
            rows={2}
            maxLength={500}
          />
        )}
      </Stack>
    </form>
  );
}
