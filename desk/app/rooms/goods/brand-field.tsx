import { Combobox } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../browser/language';
import { faultTold, idOf } from './fault-told';
import { foundOptions } from '../../shell/found-options';
import { useGoodsList } from './goods-list-store';
import type { NewProductStore } from './new-product-store';
import { newProductTexts } from './new-product-words';
import { useFoundBrands } from './use-found-brands';

/** No slug: it has a space. */
const CREATE = 'new brand';

/** The brand of a new product: one of the shop's, or one that is made of what is typed. */
export const BrandField = observer(function BrandField({ store }: { store: NewProductStore }) {
  const texts = useTexts(newProductTexts);
  const list = useGoodsList();
  const { brand, brandText } = store.form;
  const { brands, isLooking } = useFoundBrands(brandText);
  const [isMaking, setMaking] = useState(false);
  const typed = brandText.trim();
  const isThere = brands.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  const found = foundOptions(brands, brandText);
  const options =
    typed && !isThere && !isLooking ? [...found, { value: CREATE, label: texts.createBrand(typed) }] : found;
  const create = async () => {
    setMaking(true);
    if (await store.createBrand(typed)) list.forgetDirectory();
    setMaking(false);
    void list.readDirectory();
  };

  return (
    // Around the field, because within it the list must get the key first.
    <div
      onKeyDown={(event) => {
        // What is typed and not found is no brand yet: the form is not to be sent without it.
        if (event.key === 'Enter' && typed) event.preventDefault();
      }}
    >
      <Combobox
        id={idOf('brand')}
        label={texts.fields.brand}
        hint={texts.brandHint}
        error={faultTold('brand', store.faults.brand, texts)}
        text={brand?.label ?? brandText}
        value={brand}
        options={options}
        loading={isLooking || isMaking}
        autoComplete="off"
        maxLength={300}
        onInput={({ currentTarget }) => store.typeBrand(currentTarget.value)}
        // What is typed stays when the field is left; a choice is told below.
        onTextChange={() => undefined}
        onValueChange={(option) => {
          if (option?.value === CREATE) void create();
          else store.choose(option && { value: option.value, label: option.label });
        }}
      />
    </div>
  );
});
