import { en } from './en.js';
import { currentLanguage } from '../request-scope.js';
import type { Language } from './language.js';
import { ru } from './ru.js';

/** The content of a catalogue: the Russian one defines which messages exist, and the parameters of each. */
type Catalogue = typeof ru;
type Part = keyof Catalogue;

const CATALOGUES = { ru, en } satisfies Record<Language, { [P in Part]: Record<keyof Catalogue[P], unknown> }>;

/** A message of a code: the code, alone or with the occasion after a dot, such as `FORBIDDEN.OWN_REVIEW`. */
export type ErrorKey = keyof Catalogue['errors'];

export type FaultKey = keyof Catalogue['faults'];

/** The parameters of a message; nothing for a message without parameters. */
export type DetailsOf<P extends Part, Key extends keyof Catalogue[P]> = Catalogue[P][Key] extends (
  details: infer Details,
) => string
  ? [details: Details]
  : [];

type Text = string | ((details: unknown) => string);

const say = (text: Text, details: unknown): string => (typeof text === 'function' ? text(details) : text);

/** Returns the message of an error in the language of the request. */
export function errorMessage<Key extends ErrorKey>(key: Key, ...[details]: DetailsOf<'errors', Key>): string {
  return say(CATALOGUES[currentLanguage()].errors[key] as Text, details);
}

/** Returns the name of something that a shopper chooses, in the language of the request. */
export const nameOf = (key: keyof Catalogue['names']): string => CATALOGUES[currentLanguage()].names[key];

/** The fault of a value, in words of a catalogue. No other text is accepted instead. */
export type Fault = string & { readonly fault: unique symbol };

/** Returns the fault of a value, in the language of the request. It is shown after the field's path and a colon. */
export function fault<Key extends FaultKey>(key: Key, ...[details]: DetailsOf<'faults', Key>): Fault {
  return say(CATALOGUES[currentLanguage()].faults[key] as Text, details) as Fault;
}

/** Returns a fault for a decorator of class-validator, which requests the text when it refuses a value. */
export function says<Key extends FaultKey>(key: Key, ...details: DetailsOf<'faults', Key>): { message: () => string } {
  return { message: () => fault(key, ...details) };
}

/**
 * Returns the fault by a rule of class-validator that has no message of its own; undefined for a rule that is missing
 * in the catalogues.
 */
export function ruleFault(rule: string, constraints: readonly unknown[], each: boolean): Fault | undefined {
  const { rules, faults } = CATALOGUES[currentLanguage()];
  const text = (rules as Record<string, Text>)[rule];
  if (text === undefined) return undefined;
  const words = say(text, constraints);
  return (each ? faults.eachValue({ words }) : words) as Fault;
}
