import { ONE_SIZE } from '../shared/size-words.js';

export interface NamedSize {
  value: string;
  /** `INT` for letters; null if the system is unknown, or the goods come in one size. */
  system: string | null;
}

const WITH_SYSTEM = /^(.+) (EU|RU|US|UK|IT|FR|DE|JP|AU|CN|KR)$/;
const LETTERS = /^(?:\d{0,2}X{0,3}[SL]|M)(?:[/–-](?:\d{0,2}X{0,3}[SL]|M))?$/;

/**
 * Splits the label of a size (`42`, `52 RU`, `M`, `ONE SIZE`) into the size and its system. `ofNumbers` is the system of
 * a number that names none.
 */
export function namedSize(label: string, ofNumbers: string | null): NamedSize {
  const [, value, system] = WITH_SYSTEM.exec(label) ?? [];
  if (value && system) return { value, system };
  if (label.toUpperCase() === ONE_SIZE) return { value: label, system: null };
  if (LETTERS.test(label)) return { value: label, system: 'INT' };
  return { value: label, system: /^\d/.test(label) ? ofNumbers : null };
}
