import { useEffect, useState } from 'react';
import { useApi, type DeskApi } from './api';

/** Milliseconds without another letter after which something is looked up. */
const PAUSE = 200;

/**
 * Looks up what a typed text of two letters or more finds, by `look`, which must be the same function at each call.
 * A failed call finds nothing.
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

  // What was found for an earlier text stays until there is more, but not when nothing is asked for.
  return { found: search ? last.found : [], isLooking: search !== '' && last.search !== search };
}
