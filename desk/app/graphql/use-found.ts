import { useEffect, useState } from 'react';
import { useApi, type DeskApi } from './api';

/** Milliseconds without typing before a look-up starts. */
const PAUSE = 200;

/**
 * Looks up a typed text of two letters or more with `look`, which must be the same function at each call. If the call
 * fails, nothing is found.
 */
export function useFound<Row>(
  text: string,
  look: (api: DeskApi, search: string, signal: AbortSignal) => Promise<readonly Row[]>,
): { found: readonly Row[]; isLooking: boolean } {
  const api = useApi();
  const [last, setLast] = useState<{ search: string; found: readonly Row[] }>({ search: '', found: [] });
  const search = text.trim().length > 1 ? text.trim() : '';

  useEffect(() => {
    if (!search) return;
    const typing = new AbortController();
    const timer = setTimeout(() => {
      void look(api, search, typing.signal).then((found) => {
        if (!typing.signal.aborted) setLast({ search, found });
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [api, look, search]);

  // The results for an earlier text stay until newer results arrive, but not if the search text is empty.
  return { found: search ? last.found : [], isLooking: search !== '' && last.search !== search };
}
