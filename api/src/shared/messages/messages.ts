import { en } from './en.js';
import { currentLanguage } from '../request-scope.js';
import type { Language } from './language.js';
import { ru } from './ru.js';

/** What a catalogue has to say: the Russian one decides which messages there are, and what each is told. */
type Catalogue = typeof ru;
type Part = keyof Catalogue;

const CATALOGUES = { ru, en } satisfies Record<Language, { [P in Part]: Record<keyof Catalogue[P], unknown> }>;

/** A message of a code: the code, alone or with the occasion after a dot, such as `FORBIDDEN.OWN_REVIEW`. */
export type ErrorKey = keyof Catalogue['errors'];

export type FaultKey = keyof Catalogue['faults'];

/** What a message has to be told; nothing for one without details. */
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

/** What is wrong with a value, in words of a catalogue. No other text is accepted in their place. */
export type Fault = string & { readonly fault: unique symbol };

/** Returns what is wrong with a value, in the language of the request. It is read after the field's path and a colon. */
export function fault<Key extends FaultKey>(key: Key, ...[details]: DetailsOf<'faults', Key>): Fault {
  return say(CATALOGUES[currentLanguage()].faults[key] as Text, details) as Fault;
}

/** The same for a decorator of class-validator, which asks for the words when it refuses a value. */
export function says<Key extends FaultKey>(key: Key, ...details: DetailsOf<'faults', Key>): { message: () => string } {
  return { message: () => fault(key, ...details) };
}

/**
 * Returns what is wrong by a rule of class-validator that has no words of its own; undefined for a rule of which the
 * catalogues know nothing.
 */
export function ruleFault(rule: string, constraints: readonly unknown[], each: boolean): Fault | undefined {
  const { rules, faults } = CATALOGUES[currentLanguage()];
  const text = (rules as Record<string, Text>)[rule];
  if (text === undefined) return undefined;
  const words = say(text, constraints);
  return (each ? faults.eachValue({ words }) : words) as Fault;
}
