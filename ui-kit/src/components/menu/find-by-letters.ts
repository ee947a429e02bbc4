interface Named {
  value: string;
  label: string;
}

/**
 * Finds the next item, starting from the current one, that begins with the typed letters. A repeated letter cycles
 * through the items that begin with it.
 */
export function findByLetters<Item extends Named>(
  items: readonly Item[],
  letters: string,
  current: string | null,
): Item | undefined {
  const typed = letters.toLowerCase();
  const [first = ''] = typed;
  const repeats = typed === first.repeat(typed.length);
  const at = items.findIndex(({ value }) => value === current);
  // Further letters may still match the current item; a repeated letter moves to the next one.
  const from = at + (repeats ? 1 : 0);
  const inOrder = at === -1 ? items : [...items.slice(from), ...items.slice(0, from)];
  return inOrder.find(({ label }) => label.toLowerCase().startsWith(repeats ? first : typed));
}
