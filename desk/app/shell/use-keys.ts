import { useEffect, useRef } from 'react';

/** What a key does, by its name: `j`, `Enter`, `mod+k`. */
export type Keys = Record<string, (event: KeyboardEvent) => void>;

/** Whether typing goes into a field, where letters are letters. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
  );
}

/** What a field itself does with these keys of Ctrl comes first. */
const ofFields: ReadonlySet<string> = new Set(['z']);

/** Whether a dialog is open: keys are for it. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null;

/**
 * Listens to keys while the component is there. Keys are those of the character, or of the place on the keyboard if the
 * layout is not Latin, so that `j` works with Russian letters.
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
  // On the Russian layout `?` is Shift+7 and `/` Shift+\, so the place counts beside the character.
  return isLetter ? key.toLowerCase() : key;
}
