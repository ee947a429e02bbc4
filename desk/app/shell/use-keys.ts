import { useEffect, useRef } from 'react';

/** Handlers by key name: `j`, `Enter`, `mod+k`. */
export type Keys = Record<string, (event: KeyboardEvent) => void>;

/** Whether the typed keys go into a field, where letters are text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
  );
}

/** Ctrl keys that a field handles itself first. */
const ofFields: ReadonlySet<string> = new Set(['z']);

/** Whether a dialog is open, which then handles the keys. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null;

/**
 * Listens to keys while the component is mounted. A key is identified by its character, or by its position on the
 * keyboard if the layout is not Latin, so that `j` works with a Russian layout.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isMod = event.metaKey || event.ctrlKey;
      const name = nameOf(event);
      const act = latest.current[isMod ? `mod+${name}` : name];
      if (!act || event.defaultPrevented || event.altKey || isInDialog(event.target)) return;
      if ((!isMod || ofFields.has(name)) && isTyping(event.target)) return;
      event.preventDefault();
      act(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

export function nameOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isLetter = /^\p{L}$/u.test(key);
  if (isLetter && !/^[a-z]$/i.test(key)) return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
  // On the Russian layout, `?` is Shift+7 and `/` is Shift+\, so the position is used in addition to the character.
  return isLetter ? key.toLowerCase() : key;
}
