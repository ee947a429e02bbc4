import { useCallback, type Ref } from 'react';

/** One ref for the component itself and the one its caller gave. */
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
