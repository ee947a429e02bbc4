import { Combobox, Select } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../browser/language';
import type { SupplierType } from '../../graphql/generated/graphql';
import { faultTold, idOf } from './fault-told';
import { foundOptions } from '../../shell/found-options';
import type { NewProductStore } from './new-product-store';
import { newProductTexts } from './new-product-words';

/** The supplier of the product: a known one, or a new one, for which further fields are shown. */
export const SupplierField = observer(function SupplierField({ store }: { store: NewProductStore }) {
  const texts = useTexts(newProductTexts);
  const { form, suppliers, faults, isSupplierKnown } = store;
  const options = suppliers.map(({ name, type }) => ({ value: name, label: name, detail: texts.supplierTypes[type] }));
  const chosen = options.find(({ value }) => value === form.supplier) ?? null;
  return (
    <>
      <Combobox
        id={idOf('supplier')}
        label={texts.fields.supplier}
        text={form.supplier}
        value={chosen}
        options={foundOptions(options, chosen ? '' : form.supplier)}
        freeText
        required
        maxLength={300}
        autoComplete="off"
        hint={isSupplierKnown ? undefined : texts.supplierHint}
        error={faultTold('supplier', faults.supplier, texts)}
        onTextChange={(text) => store.edit('supplier', text)}
      />
      {!isSupplierKnown && (
        <Select
          label={texts.fields.supplierType}
          value={form.supplierType}
          options={Object.entries(texts.supplierTypes).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => store.edit('supplierType', target.value as SupplierType)}
        />
      )}
    </>
  );
});
