import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { CitiesQuery } from '../graphql/generated/graphql';

/** Fingers are faster than the network. */
const pauseMs = 200;

/** Towns whose name begins as what is being typed. */
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
