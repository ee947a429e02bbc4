interface Named {
  value: string;
  label: string;
}

/**
 * Finds the next item, from the current one on, that begins with the typed letters. One letter again and again walks
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
  // More letters may still mean the current item; the same one asks for the next.
  const from = at + (repeats ? 1 : 0);
  const inOrder = at === -1 ? items : [...items.slice(from), ...items.slice(0, from)];
  return inOrder.find(({ label }) => label.toLowerCase().startsWith(repeats ? first : typed));
}
