import { Combobox, Input } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../browser/language';
import type { Fault } from '../../graphql/api';
import type { WholeProductFragment } from '../../graphql/generated/graphql';
import { EditDialog } from '../../shell/edit-dialog';
import { foundOptions } from '../../shell/found-options';
import type { MayWrite } from './new-product-form';
import { newSizeDto, newSizeFaults, newSizeOf, type NewSizeForm } from './new-size';
import { newSizeTexts } from './new-size-words';
import { useProduct } from './product-store';

interface NewSizeDialogProps {
  product: WholeProductFragment;
  may: MayWrite;
  onClose: () => void;
}

/** Asks for another size of a product, who supplies it, its price and stock. */
export const NewSizeDialog = observer(function NewSizeDialog({ product, may, onClose }: NewSizeDialogProps) {
  const texts = useTexts(newSizeTexts);
  const store = useProduct();
  const [form, setForm] = useState(() => newSizeOf(product));
  // Faults are told when one has tried, and go as soon as they are mended.
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Fault>();
  const faults = isTried ? newSizeFaults(form, product, may) : {};
  const edit = (change: Partial<NewSizeForm>) => setForm({ ...form, ...change });
  const errorOf = (field: keyof NewSizeForm) => faults[field] && texts.faults[field][faults[field]];
  const suppliers = [...new Set(product.items.map(({ suppliedBy }) => suppliedBy.name))].map((name) => ({
    ...{ value: name, label: name },
  }));
  const chosen = suppliers.find(({ value }) => value === form.supplier) ?? null;

  const save = async () => {
    setTried(true);
    if (Object.keys(newSizeFaults(form, product, may)).length > 0) return;
    setBusy(true);
    const fault = await store.addSize(newSizeDto(form, product, may));
    setBusy(false);
    setRefusal(fault);
    if (!fault) onClose();
  };

  return (
    <EditDialog title={texts.title} saveLabel={texts.add} busy={busy} refusal={refusal} onSave={save} onClose={onClose}>
      <Input
        label={texts.fields.size}
        hint={texts.sizeHint}
        value={form.size}
        required
        maxLength={100}
        autoComplete="off"
        error={errorOf('size')}
        onChange={({ target }) => edit({ size: target.value })}
      />
      <Combobox
        label={texts.fields.supplier}
        text={form.supplier}
        value={chosen}
        options={foundOptions(suppliers, chosen ? '' : form.supplier)}
        freeText
        required
        maxLength={300}
        autoComplete="off"
        error={errorOf('supplier')}
        onTextChange={(supplier) => edit({ supplier })}
      />
      {may.prices && (
        <Input
          label={texts.fields.price}
          hint={texts.priceHint}
          value={form.price}
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('price')}
          onChange={({ target }) => edit({ price: target.value })}
        />
      )}
      {may.stock && (
        <Input
          label={texts.fields.stock}
          value={form.stock}
          placeholder="0"
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('stock')}
          onChange={({ target }) => edit({ stock: target.value })}
        />
      )}
    </EditDialog>
  );
});
