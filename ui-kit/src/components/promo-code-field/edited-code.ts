/** Input types that insert a whole text instead of single letters. A password manager has no input type. */
const wholeTexts: readonly (string | undefined)[] = [
  'insertFromPaste',
  'insertFromDrop',
  'insertReplacementText',
  undefined,
];

/**
 * Returns the field's text after the shopper changed a code that was already checked. Editing single letters clears the
 * field, because the rest of the old code is useless. A pasted code, or one that replaces the whole old code, is kept.
 */
export function editedCode(before: string, after: string, { inputType, data }: Event & Partial<InputEvent>): string {
  if (wholeTexts.includes(inputType)) return insertedInto(before, after) ?? after;
  return inputType === 'insertText' && data === after ? after : '';
}

/** The text inserted into `before`; null if a part of `before` was replaced. */
function insertedInto(before: string, after: string): string | null {
  const length = after.length - before.length;
  for (let start = 0; length > 0 && start <= before.length; start += 1) {
    if (after.slice(0, start) + after.slice(start + length) === before) return after.slice(start, start + length);
  }
  return null;
}
