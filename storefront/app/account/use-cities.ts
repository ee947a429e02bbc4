import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { CitiesQuery } from '../graphql/generated/graphql';

/** Delay in milliseconds, so that not every key press causes a request. */
const pauseMs = 200;

/** City suggestions while the shopper types. */
export function useCities() {
  const { load, data, state } = useFetcher<{ cities: CitiesQuery['findCity'] }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const find = (typed: string, countryId: string) => {
    clearTimeout(timer.current);
    const query = typed.trim();
    if (query.length < 2) return;
    const asked = new URLSearchParams({ query, countryId });
    timer.current = setTimeout(() => void load(`/cities?${asked}`), pauseMs);
  };
  const cities = (data?.cities ?? []).map(({ id, title, region }) => ({ value: id, label: title, detail: region }));
  return { cities, find, looking: state !== 'idle' };
}
