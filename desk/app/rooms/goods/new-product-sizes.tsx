import { css } from '@emotion/react';
import { countOf, Heading, Input, Select, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../browser/language';
import { faultTold, idOf } from './fault-told';
import type { MayWrite, NewProductField } from './new-product-form';
import type { NewProductStore } from './new-product-store';
import { newProductTexts } from './new-product-words';
import { readSizes, runOf, sizeRunNames, sizeRuns, textOfSizes } from './size-runs';
import { SupplierField } from './supplier-field';

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: tokens.space[4],
});
const cells = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: tokens.space[3],
});

/** Fields for the supplier, the price, and the sizes with their units. */
export const NewProductSizes = observer(function NewProductSizes(props: { store: NewProductStore; may: MayWrite }) {
  const { store, may } = props;
  const texts = useTexts(newProductTexts);
  const locale = useLocale();
  const { form, faults } = store;
  const { fields } = texts;
  const sizes = readSizes(form.sizes);
  const run = runOf(sizes);
  /** Whether the operator wants custom sizes, before any size is typed. */
  const [isOwn, setOwn] = useState(false);
  const errorOf = (field: NewProductField) => faultTold(field, faults[field], texts);

  const choose = (value: string) => {
    const chosen = sizeRunNames.find((name) => name === value);
    setOwn(value === 'own');
    if (chosen) store.edit('sizes', textOfSizes(sizeRuns[chosen]));
    else if (value === '') store.edit('sizes', '');
  };

  /** Enter goes on to the stock: it would save the product, and so put it on sale, before it has stock and pictures. */
  const toStock = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    document.getElementById(idOf('stock'))?.focus();
  };

  if (!may.items) return <Text tone="muted">{texts.noItems}</Text>;
  return (
    <Stack gap={5}>
      <Stack direction="row" gap={3} align="baseline">
        <Heading level={2} size="small">
          {texts.sale}
        </Heading>
        <Text as="span" size="small" tone="muted" role="status">
          {sizes.length > 0 && countOf(sizes.length, texts.count, locale)}
        </Text>
      </Stack>
      <div css={pair}>
        <SupplierField store={store} />
        {may.prices && (
          <Input
            id={idOf('price')}
            label={fields.price}
            hint={texts.priceHint}
            value={form.price}
            required
            inputMode="decimal"
            autoComplete="off"
            error={errorOf('price')}
            onChange={({ target }) => store.edit('price', target.value)}
          />
        )}
      </div>
      <div css={pair}>
        <Select
          label={texts.run}
          value={isOwn ? 'own' : (run ?? (sizes.length > 0 ? 'own' : ''))}
          options={[
            { value: '', label: texts.noRun },
            ...sizeRunNames.map((value) => ({ value, label: texts.runs[value] })),
            { value: 'own', label: texts.ownRun },
          ]}
          onChange={({ target }) => choose(target.value)}
        />
        <Input
          id={idOf('sizes')}
          label={fields.sizes}
          hint={texts.sizesHint}
          value={form.sizes}
          required
          autoComplete="off"
          error={errorOf('sizes')}
          onChange={({ target }) => store.edit('sizes', target.value)}
          onKeyDown={toStock}
        />
      </div>
      {may.stock && sizes.length > 0 && (
        <Stack gap={3}>
          <Input
            id={idOf('stock')}
            label={fields.stock}
            hint={texts.stockHint}
            value={form.stock}
            inputMode="numeric"
            autoComplete="off"
            error={errorOf('stock')}
            onChange={({ target }) => store.edit('stock', target.value)}
          />
          <div css={cells} role="group" aria-label={fields.stocks} id={idOf('stocks')} tabIndex={-1}>
            {sizes.map((size) => (
              <Input
                key={size}
                label={texts.stockOf(size)}
                value={form.stocks[size] ?? ''}
                placeholder={form.stock || '0'}
                inputMode="numeric"
                autoComplete="off"
                onChange={({ target }) => store.edit('stocks', { ...form.stocks, [size]: target.value })}
              />
            ))}
          </div>
          {errorOf('stocks') && (
            <Text size="small" tone="error" role="alert">
              {errorOf('stocks')}
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
});
