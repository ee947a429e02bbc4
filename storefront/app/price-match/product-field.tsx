import { Combobox, type ComboboxOption } from '@meet/ui-kit/combobox';
import { useRef, useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { PriceMatchSubjectDocument } from '../graphql/generated/graphql';
import { buyableSizes } from './buyable-sizes';
import type { PriceMatchSubject } from './price-match-subject';
import { useProductsNamed } from './use-products-named';

export interface ProductFieldProps {
  /** The initially chosen product. */
  first: PriceMatchSubject['product'] | undefined;
  error: string | undefined;
  /** Called with null while no product is chosen or the chosen one is still loading. */
  onChoose: (subject: PriceMatchSubject | null) => void;
}

/** A field to choose one of the shop's products by name. */
export function ProductField({ first, error, onChoose }: ProductFieldProps) {
  const { options, looking, find } = useProductsNamed();
  const [text, setText] = useState(first?.name ?? '');
  const [chosen, setChosen] = useState<ComboboxOption | null>(first ? { value: first.slug, label: first.name } : null);
  const [lost, setLost] = useState(false);
  const last = useRef<ComboboxOption>(null);

  const choose = async (option: ComboboxOption | null) => {
    last.current = option;
    setChosen(option);
    setLost(false);
    // No product is chosen until the new one has loaded.
    onChoose(null);
    if (!option) return;
    const { data } = await askInBrowser(PriceMatchSubjectDocument, { slug: option.value });
    // Another product was chosen meanwhile.
    if (last.current !== option) return;
    const product = data?.product;
    if (product) return onChoose({ product: { ...product, name: option.label }, sizes: buyableSizes(product.items) });
    setChosen(null);
    setLost(true);
  };

  return (
    <Combobox
      label="Товар"
      required
      placeholder="Начните вводить название"
      autoComplete="off"
      maxLength={100}
      options={options}
      loading={looking}
      text={text}
      error={lost ? 'Товар не загрузился. Выберите его ещё раз' : error}
      onTextChange={(typed) => {
        setText(typed);
        find(typed);
      }}
      value={chosen}
      onValueChange={(option) => void choose(option)}
    />
  );
}
