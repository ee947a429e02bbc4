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
import { useMemo, useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import type { OfferLineFragment } from '../../graphql/generated/graphql';
import { useGoodsList } from './goods-list-store';
import { goodsTexts } from './goods-words';
import { planChanges, readPercent, ROUND_TO, type PriceChange, type Rounding } from './percent';
import { MOST_PRICES, type PriceChangesStore } from './price-changes-store';

type Change = PriceChange<OfferLineFragment>;

/** Maximum number of changes in the preview. */
const PREVIEWED = 50;

const fields = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 16 });

/** Changes the prices of the selected items by a percentage, after a preview of the new prices. */
export const PercentDialog = observer(function PercentDialog(props: {
  changes: PriceChangesStore;
  onClose: () => void;
}) {
  const { changes, onClose } = props;
  const texts = useTexts(goodsTexts);
  const locale = useLocale();
  const list = useGoodsList();
  const { chosen } = list;
  const [key] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [rounding, setRounding] = useState<Rounding>('ten');
  const [isTried, setTried] = useState(false);
  const percent = readPercent(text);
  const plan = percent === null ? [] : planChanges(chosen, percent, rounding);
  const left = chosen.length - plan.length;

  const columns = useMemo(
    (): DataTableColumn<Change>[] => [
      {
        id: 'name',
        label: texts.columns.name,
        namesRow: true,
        cell: ({ offer }) => `${offer.productName}, ${offer.size}`,
      },
      { id: 'was', label: texts.was, align: 'end', cell: ({ from }) => formatPrice(from, locale) },
      {
        id: 'becomes',
        label: texts.becomes,
        align: 'end',
        cell: ({ to, loyaltyTo }) =>
          [formatPrice(to, locale), loyaltyTo !== undefined && texts.withAccount(formatPrice(loyaltyTo, locale))]
            .filter(Boolean)
            .join(', '),
      },
    ],
    [texts, locale],
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (plan.length === 0 || plan.length > MOST_PRICES) return;
    onClose();
    await changes.start(plan, key);
    if (changes.state === 'done') list.select(changes.refused.map(({ change }) => change.offer.id));
    await list.read();
  };

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.changePrices}
      size="large"
      footer={
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" form="percent" disabled={percent !== null && plan.length === 0}>
            {texts.setThem}
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
              onChange={({ target }) => setText(target.value)}
              inputMode="text"
              autoComplete="off"
              error={percent === null && (isTried || text.length > 3) ? texts.percentFault : undefined}
            />
            <Select
              label={texts.rounding}
              value={rounding}
              options={ROUND_TO.map((value) => ({ value, label: texts.roundTo[value] }))}
              onChange={({ target }) => setRounding(ROUND_TO.find((one) => one === target.value) ?? rounding)}
            />
          </div>
          {plan.length > MOST_PRICES && <Alert tone="warning">{texts.tooMany}</Alert>}
          {percent !== null && (
            <Stack gap={2}>
              <Text role="status">
                {plan.length > 0 ? countOf(plan.length, texts.preview, locale) : texts.previewNone}
              </Text>
              {left > 0 && (
                <Text size="small" tone="muted">
                  {countOf(left, texts.left, locale)}
                </Text>
              )}
              {plan.length > 0 && (
                <DataTable
                  label={texts.changePrices}
                  labelHidden
                  columns={columns}
                  rows={plan.slice(0, PREVIEWED)}
                  keyOf={({ offer }) => offer.id}
                />
              )}
              {plan.length > PREVIEWED && (
                <Text size="small" tone="muted">
                  {texts.previewed(formatCount(PREVIEWED, locale))}
                </Text>
              )}
            </Stack>
          )}
        </Stack>
      </form>
    </Modal>
  );
});
