import { useCallback, type Ref } from 'react';

/** Returns one ref that sets both the component's own ref and the caller's. */
export function useMergedRef<T>(own: Ref<T>, given: Ref<T> | undefined): (element: T | null) => void {
  return useCallback(
    (element: T | null) => {
      for (const ref of [own, given]) {
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }
    },
    [own, given],
  );
}
