import { css } from '@emotion/react';
import { Heading, Input, Select, Stack, Switch, Text, TextArea, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { useSession } from '../../session/session-store';
import { useGoodsList } from './goods-list-store';
import { useProduct } from './product-store';
import { productTexts } from './product-words';
import { PropertyFields } from './property-fields';
import { byName, indentedCategories } from '../../shell/found-options';

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: tokens.space[4],
});

/** Fields of a product: name, category, texts. */
export const ProductFields = observer(function ProductFields() {
  const texts = useTexts(productTexts);
  const store = useProduct();
  const list = useGoodsList();
  const { me } = useSession();
  useEffect(() => void list.readDirectory(), [list]);
  const { form, product } = store;
  if (!form || !product) return null;
  const disabled = !me?.permissions.includes('WRITE_CATALOGUE');
  const { fields } = texts;
  const brands = list.directory?.brands.items ?? [];
  const categories = list.directory?.categories ?? [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.save();
  };

  return (
    <form id="product" onSubmit={submit}>
      <Stack gap={5}>
        <Input
          label={fields.name}
          value={form.name}
          required
          maxLength={300}
          disabled={disabled}
          onChange={({ target }) => store.edit('name', target.value)}
        />
        <div css={pair}>
          <Select
            label={fields.brand}
            value={form.brand}
            disabled={disabled}
            options={withOwn(
              [
                { value: '', label: texts.noBrand },
                ...byName(brands).map(({ slug, name }) => ({ value: slug, label: name })),
              ],
              form.brand,
              product.brands[0],
            )}
            onChange={({ target }) => store.edit('brand', target.value)}
          />
          <Select
            label={fields.category}
            value={form.category}
            disabled={disabled}
            options={withOwn(
              [{ value: '', label: texts.noCategory }, ...indentedCategories(categories)],
              form.category,
              form.category,
            )}
            onChange={({ target }) => store.edit('category', target.value)}
          />
        </div>
        <Switch
          label={fields.active}
          checked={form.active}
          disabled={disabled}
          onChange={({ target }) => store.edit('active', target.checked)}
        />
        <PropertyFields value={form} disabled={disabled} onEdit={store.change} />
        <TextArea
          label={fields.description}
          hint={texts.descriptionHint}
          value={form.description}
          rows={8}
          disabled={disabled}
          onChange={({ target }) => store.edit('description', target.value)}
        />
        <TextArea
          label={fields.sizeGuide}
          value={form.sizeGuide}
          rows={2}
          disabled={disabled}
          onChange={({ target }) => store.edit('sizeGuide', target.value)}
        />
        <Stack gap={1}>
          <Heading level={2} size="small">
            {texts.seo}
          </Heading>
          <Text size="small" tone="muted">
            {texts.seoHint}
          </Text>
        </Stack>
        <Input
          label={fields.seoTitle}
          value={form.seoTitle}
          disabled={disabled}
          onChange={({ target }) => store.edit('seoTitle', target.value)}
        />
        <TextArea
          label={fields.seoDescription}
          value={form.seoDescription}
          rows={2}
          disabled={disabled}
          onChange={({ target }) => store.edit('seoDescription', target.value)}
        />
        <Input
          label={fields.seoKeywords}
          value={form.seoKeywords}
          disabled={disabled}
          onChange={({ target }) => store.edit('seoKeywords', target.value)}
        />
      </Stack>
    </form>
  );
});

/** A list may be truncated, or not loaded yet, so the product's current value is added to the options. */
function withOwn(options: { value: string; label: string }[], value: string, label: string | undefined) {
  return options.some((option) => option.value === value) ? options : [...options, { value, label: label ?? value }];
}
