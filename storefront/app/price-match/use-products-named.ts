import type { ComboboxOption } from '@meet/ui-kit/combobox';
import { useEffect, useRef, useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { ProductsNamedDocument } from '../graphql/generated/graphql';

/** Delay in milliseconds, so that not every key press causes a request. */
const pauseMs = 200;

/** Suggestions of products by name while the shopper types. An option's value is the product's slug. */
export function useProductsNamed() {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [looking, setLooking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  const find = (typed: string) => {
    clearTimeout(timer.current);
    const query = (last.current = typed.trim());
    setLooking(query.length >= 2);
    if (query.length < 2) return setOptions([]);
    timer.current = setTimeout(() => {
      void askInBrowser(ProductsNamedDocument, { query }).then(({ data }) => {
        // An older answer may arrive after a newer one.
        if (query !== last.current) return;
        setLooking(false);
        setOptions(
          (data?.searchFilteredProducts.items ?? []).map(({ slug, name, brands, colorPalletes }) => ({
            value: slug,
            label: [...brands.map((brand) => brand.name), name].join(' '),
            detail: colorPalletes.map((colour) => colour.name).join(', '),
          })),
        );
      });
    }, pauseMs);
  };

  return { options, looking, find };
}
