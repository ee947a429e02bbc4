import type { Language } from '../../shared/messages/language.js';
import { sizeInWords } from '../../shared/size-words.js';

interface Thing {
  /** The item as a letter lists it: «Кеды Полночь, размер 42», and «Носки, размер 42 × 3» for several units. */
  words: string;
  units: number;
}

/** Names the units of an order; units with equal name and size are named once, in the order of the first of them. */
export function nameThings(items: readonly { name: string; sizeName: string }[], language: Language = 'ru'): Thing[] {
  const units = new Map<string, number>();
  for (const { name, sizeName } of items) {
    const words = `${name}, ${sizeInWords(sizeName, language)}`;
    units.set(words, (units.get(words) ?? 0) + 1);
  }
  return [...units].map(([words, count]) => ({
    words: count > 1 ? `${words}\u00A0×\u00A0${count}` : words,
    units: count,
  }));
}
