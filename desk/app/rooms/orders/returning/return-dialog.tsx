import { css } from '@emotion/react';
import {
  Alert,
  Button,
  Facts,
  formatPrice,
  Heading,
  Modal,
  Select,
  Skeleton,
  Stack,
  Text,
  TextArea,
  tokens,
  useLocale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi } from '../../../graphql/api';
import type { CreateReturnMutation, ReturnReason } from '../../../graphql/generated/graphql';
import { returnReasonTexts } from '../../../graphql/return-reason-words';
import { dialogTexts } from '../../../shell/dialog-words';
import { ReadingFault } from '../../../shell/reading-fault';
import { Refusal } from '../../../shell/refusal';
import type { OrderUnit } from '../order-store';
import { isFaultOfShop, lackOf, type ReturnableItem } from './return-form';
import { ReturnStore } from './return-store';
import { returnTexts } from './return-words';

const units = css({ display: 'grid', gap: tokens.space[6], margin: 0, padding: 0 });

/** Choice of the money instead of another size; an empty value would look like nothing chosen. */
const MONEY = 'MONEY';

export interface ReturnDialogProps {
  orderUuid: string;
  units: readonly OrderUnit[];
  onClose: () => void;
  onCreated: (made: CreateReturnMutation['createReturnForShopper']) => void;
}

/** Requests a return of delivered units for the shopper, and says before what goes back. */
export const ReturnDialog = observer(function ReturnDialog(props: ReturnDialogProps) {
  const { orderUuid, units: chosen, onClose, onCreated } = props;
  const texts = useTexts(returnTexts);
  const dialog = useTexts(dialogTexts);
  const locale = useLocale();
  const api = useApi();
  const id = useId();
  const [store] = useState(
    () =>
      new ReturnStore(
        api,
        orderUuid,
        chosen.map((unit) => unit.id),
      ),
  );
  useEffect(() => void store.read(), [store]);
  const { returnable, value, isBusy } = store;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const made = await store.create();
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (made) onCreated(made);
  };

  return (
    <Modal
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={texts.title}
      footer={
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" form={id} loading={isBusy} disabled={returnable.length === 0}>
            {texts.save}
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {dialog.cancel}
          </Button>
        </Stack>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Text>{texts.lead}</Text>
          <ReadingFault fault={store.fault} isShown={store.units !== undefined} onAgain={() => void store.read()} />
          {!store.units && !store.fault && <Skeleton height={160} />}
          <ul css={units}>
            {(store.units ?? []).map((unit) => (
              <li key={unit.id}>
                <ReturnUnit unit={unit} of={chosen.find((one) => one.id === unit.id)!} store={store} />
              </li>
            ))}
          </ul>
          {store.units && returnable.length === 0 && <Alert tone="warning">{texts.nothing}</Alert>}
          {returnable.length > 0 && (
            <Stack gap={2}>
              <Facts
                layout="sums"
                facts={[
                  { label: texts.value.money, value: formatPrice(value.money, locale) },
                  ...(value.bonuses ? [{ label: texts.value.bonuses, value: String(value.bonuses) }] : []),
                  ...(value.cashback ? [{ label: texts.value.cashback, value: String(value.cashback) }] : []),
                ]}
              />
              {returnable.some((unit) => isFaultOfShop(store.choiceOf(unit.id))) && (
                <Text size="small" tone="muted">
                  {texts.deliveryToo}
                </Text>
              )}
            </Stack>
          )}
          <Refusal fault={store.refusal} />
        </Stack>
      </form>
    </Modal>
  );
});

/** A unit with the reason of its return, or why it cannot be returned. */
const ReturnUnit = observer(function ReturnUnit(props: { unit: ReturnableItem; of: OrderUnit; store: ReturnStore }) {
  const { unit, of, store } = props;
  const texts = useTexts(returnTexts);
  const reasons = useTexts(returnReasonTexts);
  const locale = useLocale();
  const choice = store.choiceOf(unit.id);
  const lack = store.isTried ? lackOf(choice) : null;
  const refused = store.refused.get(unit.id);
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={3} size="small">
          {`${of.productItem.name}, ${of.productItem.size.name}`}
        </Heading>
        {unit.refusal === null ? (
          <Text size="small" tone="muted">
            {formatPrice(unit.value.money, locale)}
          </Text>
        ) : (
          <Text size="small" tone="error">
            {texts.refusals[unit.refusal]}
          </Text>
        )}
      </Stack>
      {unit.refusal === null && (
        <>
          <Select
            label={texts.reason}
            placeholder="—"
            required
            value={choice.reason ?? ''}
            error={lack === 'reason' ? texts.reasonFault : undefined}
            options={(Object.keys(reasons) as ReturnReason[]).map((value) => ({ value, label: reasons[value] }))}
            onChange={({ target }) => store.choose(unit.id, { reason: target.value as ReturnReason })}
          />
          <TextArea
            label={texts.comment}
            hint={choice.reason === 'OTHER' ? undefined : texts.commentHint}
            required={choice.reason === 'OTHER'}
            error={lack === 'comment' ? texts.commentFault : undefined}
            value={choice.comment}
            onChange={({ target }) => store.choose(unit.id, { comment: target.value })}
            rows={2}
            maxLength={2000}
          />
          {(unit.exchanges.length > 0 || refused) && (
            <Select
              label={texts.instead}
              value={choice.wantedItemId ?? MONEY}
              error={refused && texts.refusals[refused]}
              options={[
                { value: MONEY, label: texts.money },
                ...unit.exchanges.map(({ id, sizeName }) => ({ value: id, label: texts.size(sizeName) })),
              ]}
              onChange={({ target }) =>
                store.choose(unit.id, { wantedItemId: target.value === MONEY ? null : target.value })
              }
            />
          )}
        </>
      )}
    </Stack>
  );
});
