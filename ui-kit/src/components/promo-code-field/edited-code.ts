/** Ways of input that bring a whole text instead of editing letters. A password manager tells of none. */
const wholeTexts: readonly (string | undefined)[] = [
  'insertFromPaste',
  'insertFromDrop',
  'insertReplacementText',
  undefined,
];

/**
 * Returns the text of the field after the shopper changed a code that was answered. Editing letters clears it: what is
 * left of the old code is of no use. A pasted code, or one that replaces the old one whole, is kept.
 */
export function editedCode(before: string, after: string, { inputType, data }: Event & Partial<InputEvent>): string {
  if (wholeTexts.includes(inputType)) return insertedInto(before, after) ?? after;
  return inputType === 'insertText' && data === after ? after : '';
}

/** The text that was inserted into `before`; null if a part of `before` was replaced. */
function insertedInto(before: string, after: string): string | null {
  const length = after.length - before.length;
  for (let start = 0; length > 0 && start <= before.length; start += 1) {
    if (after.slice(0, start) + after.slice(start + length) === before) return after.slice(start, start + length);
  }
  return null;
}
