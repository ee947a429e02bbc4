import { css } from '@emotion/react';
import { Input, Stack, TextArea, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTexts } from '../../browser/language';
import { BrandField } from './brand-field';
import { ChoiceField } from './choice-field';
import { faultTold, idOf } from './fault-told';
import { categoryOptions } from '../../shell/found-options';
import { useGoodsList } from './goods-list-store';
import type { NewProductField } from './new-product-form';
import type { NewProductStore } from './new-product-store';
import { newProductTexts } from './new-product-words';
import { PropertyFields } from './property-fields';

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: tokens.space[4],
});

/** Fields of a new product: name, category, text. */
export const NewProductFields = observer(function NewProductFields({ store }: { store: NewProductStore }) {
  const texts = useTexts(newProductTexts);
  const list = useGoodsList();
  useEffect(() => void list.readDirectory(), [list]);
  const { form, faults } = store;
  const { fields } = texts;
  const errorOf = (field: NewProductField) => faultTold(field, faults[field], texts);

  return (
    <Stack gap={5}>
      <Input
        id={idOf('name')}
        label={fields.name}
        value={form.name}
        required
        autoFocus
        autoComplete="off"
        maxLength={300}
        error={errorOf('name')}
        onChange={({ target }) => store.edit('name', target.value)}
      />
      <div css={pair}>
        <BrandField store={store} />
        <ChoiceField
          id={idOf('category')}
          label={fields.category}
          hint={texts.categoryHint}
          error={errorOf('category')}
          options={categoryOptions(list.directory?.categories ?? [])}
          value={form.category}
          onValueChange={(category) => store.edit('category', category)}
        />
      </div>
      <TextArea
        id={idOf('description')}
        label={fields.description}
        hint={texts.descriptionHint}
        value={form.description}
        rows={5}
        error={errorOf('description')}
        onChange={({ target }) => store.edit('description', target.value)}
      />
      <PropertyFields value={form.properties} onEdit={store.editProperties} />
    </Stack>
  );
});
