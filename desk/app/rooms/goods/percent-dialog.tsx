import { css } from '@emotion/react';
import {
  Alert,
  Button,
  countOf,
  DataTable,
  formatCount,
  formatPrice,
  Input,
  Modal,
  Select,
  Stack,
  Text,
  useLocale,
  type DataTableColumn,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { PriceRounding, PriceRowFragment } from '../../graphql/generated/graphql';
import { dtoOf } from './goods-filters';
import { useGoodsList } from './goods-list-store';
import { goodsTexts } from './goods-words';
import { readPercent } from './percent';
import type { PriceChangesStore } from './price-changes-store';

const fields = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 16 });

/** Changes the prices of the selected items, or of all that the filters find, by a percentage, after a preview. */
export const PercentDialog = observer(function PercentDialog(props: {
  changes: PriceChangesStore;
  scope: 'selected' | 'found';
  onClose: () => void;
}) {
  const { changes, scope, onClose } = props;
  const texts = useTexts(goodsTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const list = useGoodsList();
  const [text, setText] = useState('');
  const [rounding, setRounding] = useState<PriceRounding>('TEN');
  const [isTried, setTried] = useState(false);
  const percent = readPercent(text);
  const { preview, fault, isPreparing } = changes;
  const refusedCount = preview?.refusals.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const left = preview ? preview.found - preview.applied - refusedCount : 0;

  useEffect(() => changes.drop, [changes]);
  const columns = useMemo(
    (): DataTableColumn<PriceRowFragment>[] => [
      {
        id: 'name',
        label: texts.columns.name,
        namesRow: true,
        cell: ({ name, size }) => [name, size].filter(Boolean).join(', '),
      },
      { id: 'was', label: texts.was, align: 'end', cell: ({ seenPrice }) => formatPrice(seenPrice ?? 0, locale) },
      {
        id: 'becomes',
        label: texts.becomes,
        align: 'end',
        cell: ({ price, loyaltyPrice }) =>
          [
            formatPrice(price ?? 0, locale),
            loyaltyPrice != null && texts.withAccount(formatPrice(loyaltyPrice, locale)),
          ]
            .filter(Boolean)
            .join(', '),
      },
    ],
    [texts, locale],
  );
  const prepare = (change: { percent: number; rounding: PriceRounding }) =>
    changes.prepare({
      idempotencyKey: crypto.randomUUID(),
      change,
      ...(scope === 'selected' || !list.filters
        ? { ids: list.chosen.map(({ id }) => id) }
        : { where: dtoOf(list.filters, new Date()) }),
    });
  const apply = async () => {
    const applying = changes.apply();
    onClose();
    await applying;
    if (changes.state === 'done') list.select(changes.refused.flatMap(({ itemId }) => itemId ?? []));
    await list.read();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (preview) await apply();
    else if (percent !== null) await prepare({ percent, rounding });
  };

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={scope === 'found' ? texts.changeAllPrices : texts.changePrices}
      size="large"
      footer={
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" form="percent" loading={isPreparing} disabled={preview?.applied === 0}>
            {preview ? texts.setThem : texts.show}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {texts.keep}
          </Button>
        </Stack>
      }
    >
      <form id="percent" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <div css={fields}>
            <Input
              label={texts.percent}
              hint={texts.percentHint}
              value={text}
              onChange={({ target }) => {
                changes.drop();
                setText(target.value);
              }}
              inputMode="text"
              autoComplete="off"
              error={percent === null && (isTried || text.length > 3) ? texts.percentFault : undefined}
            />
            <Select
              label={texts.rounding}
              value={rounding}
              options={Object.entries(texts.roundTo).map(([value, label]) => ({ value, label }))}
              onChange={({ target }) => {
                changes.drop();
                setRounding(target.value as PriceRounding);
              }}
            />
          </div>
          {fault && (
            <Alert tone="error" live title={faults.failed}>
              {faultWords(fault, faults)}
            </Alert>
          )}
          {preview && (
            <Stack gap={2}>
              <Text role="status">
                {preview.applied > 0 ? countOf(preview.applied, texts.preview, locale) : texts.previewNone}
              </Text>
              {left > 0 && (
                <Text size="small" tone="muted">
                  {countOf(left, texts.left, locale)}
                </Text>
              )}
              {preview.refusals.map(({ refusal, count }) => (
                <Text key={refusal} size="small" tone="muted">
                  {texts.notSet(formatCount(count, locale), texts.refusals[refusal])}
                </Text>
              ))}
              {preview.examples.length > 0 && (
                <DataTable
                  label={texts.changePrices}
                  labelHidden
                  columns={columns}
                  rows={preview.examples}
                  keyOf={({ position }) => String(position)}
                />
              )}
              {preview.found - left > preview.examples.length && (
                <Text size="small" tone="muted">
                  {texts.previewed(formatCount(preview.examples.length, locale))}
                </Text>
              )}
            </Stack>
          )}
        </Stack>
      </form>
    </Modal>
  );
});
