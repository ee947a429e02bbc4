import type { ComboboxOption } from '@meet/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { typedText } from '../browser/typed-text';
import { checkoutApi } from './checkout-api';

/** Delay in milliseconds, so that not every key press causes a request. */
const pauseMs = 250;

/** Suggestions for streets of a city while the shopper types; empty if the API gives none. */
export function useStreets(cityId: string | null) {
  const [found, setFound] = useState<{ cityId: string | null; streets: ComboboxOption[] }>({ cityId, streets: [] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  const question = (query: string) => JSON.stringify([cityId, query]);

  const ask = async (query: string) => {
    const { data } = await checkoutApi.streets(query, cityId);
    if (asked.current !== question(query)) return;
    const named = (data?.evidenceAddress.suggestions ?? []).flatMap(({ street }) => street ?? []);
    setFound({ cityId, streets: [...new Set(named)].map((street) => ({ value: street, label: street })) });
  };

  const find = (typed: string) => {
    clearTimeout(timer.current);
    const query = typedText(typed, 300);
    asked.current = question(query);
    if (query.length < 3 || cityId === null) return setFound({ cityId, streets: [] });
    timer.current = setTimeout(() => void ask(query), pauseMs);
  };
  // After a change of the city, answers for the previous one are not shown.
  return { streets: found.cityId === cityId ? found.streets : [], find };
}
