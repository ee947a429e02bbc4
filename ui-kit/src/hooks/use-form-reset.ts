import { useEffect, type RefObject } from 'react';
import { useLatestCallback } from './use-latest-callback.js';

const formOf = (element: Element): HTMLFormElement | null =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.form
    : element.closest('form');

/**
 * Calls `onReset` when the form around an element is reset: the browser returns its own fields to their first values, but
 * knows nothing of a component's state.
 */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  const reset = useLatestCallback(onReset);
  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (element.current && formOf(element.current) === target) reset();
    };
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [element, reset]);
}
