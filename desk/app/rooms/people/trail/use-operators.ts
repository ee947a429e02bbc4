import { useEffect, useState } from 'react';
import { useApi } from '../../../graphql/api';
import { ALL_OPERATORS, readOperators } from '../operators/read-operators';

/** The operators of the shop, for a list to choose from. Empty while `isAllowed` is false, or until they are loaded. */
export function useOperators(isAllowed: boolean): readonly { value: string; label: string }[] {
  const api = useApi();
  const [operators, setOperators] = useState<readonly { value: string; label: string }[]>([]);
  useEffect(() => {
    if (!isAllowed) return;
    const leaving = new AbortController();
    void readOperators(api, ALL_OPERATORS, leaving.signal).then(({ data }) => {
      if (data && !leaving.signal.aborted) setOperators(data.map(({ id, name }) => ({ value: id, label: name })));
    });
    return () => leaving.abort();
  }, [api, isAllowed]);
  return operators;
}
