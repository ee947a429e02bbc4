import { fault, type Fault } from '../../shared/messages/messages.js';
import type { Language } from '../../shared/messages/language.js';
import { examplesFor } from './examples.js';
import { paragraphsOf, strayBrace, variablesOf } from './parse-template.js';
import { renderSms } from './render-words.js';
import { smsSegments } from './sms-length.js';
import { channelOf, type Words } from './template-rule.js';
import { TEMPLATES, type TemplateKey } from './templates.js';
import { VARIABLES, type VariableName } from './variables.js';

export const MOST_SUBJECT = 200;
export const MOST_TEXT = 5000;
/** Maximum number of SMS that one message may be charged as, with the examples of its values. */
export const MOST_SEGMENTS = 6;

export const WORDS_PROBLEMS = [
  'EMPTY',
  'TOO_LONG',
  'UNKNOWN_VARIABLE',
  'MISSING_VARIABLE',
  'STRAY_BRACE',
  'LINK',
  'NOT_ONE_LINE',
] as const;
export type WordsProblemKind = (typeof WORDS_PROBLEMS)[number];

/** A fault in the text of a message. */
export interface WordsProblem {
  field: 'subject' | 'text';
  problem: WordsProblemKind;
  /** The variable, brace or link at fault; null if the whole field is. */
  name: string | null;
  message: Fault;
}

/** Returns all faults in the texts of a message; empty if they can be sent. */
export function problemsOf(key: TemplateKey, language: Language, { subject, text }: Words): WordsProblem[] {
  const rule = TEMPLATES[key];
  const isLetter = channelOf(key) === 'EMAIL';
  const fields = isLetter ? ({ subject, text } as const) : ({ text } as const);
  const used = new Set([...variablesOf(text), ...(isLetter ? variablesOf(subject) : [])]);
  const known: readonly string[] = rule.variables;
  const problems = Object.entries(fields).flatMap(([name, words]): WordsProblem[] => {
    const field = name as WordsProblem['field'];
    const wrong = (problem: WordsProblemKind, message: Fault, of: string | null = null) => ({
      ...{ field, problem, message },
      name: of,
    });
    if (!words.trim()) return [wrong('EMPTY', fault('missing'))];
    const most = field === 'subject' ? MOST_SUBJECT : MOST_TEXT;
    const brace = strayBrace(words);
    return [
      ...(words.length > most ? [wrong('TOO_LONG', fault('settingLength', { most }))] : []),
      ...(brace === undefined ? [] : [wrong('STRAY_BRACE', fault('strayBrace', { brace }), brace)]),
      ...variablesOf(words)
        .filter((variable) => !known.includes(variable))
        .map((variable) => wrong('UNKNOWN_VARIABLE', fault('unknownVariable', { name: variable }), variable)),
      ...(field === 'subject' && /[\p{Cc}\p{Zl}\p{Zp}]/u.test(words)
        ? [wrong('NOT_ONE_LINE', fault('oneVisibleLine'))]
        : []),
      ...(field === 'text' && isLetter ? linksOf(words) : [])
        .filter((href) => !isLink(href))
        .map((href) => wrong('LINK', fault('templateLink', { href }), href)),
    ];
  });
  const missing = rule.required
    .filter((variable) => !used.has(variable))
    .map((variable): WordsProblem => ({
      ...{ field: 'text', problem: 'MISSING_VARIABLE', name: variable },
      message: fault('missingVariable', { name: variable }),
    }));
  const faults = [...problems, ...missing];
  return faults.length || isLetter ? faults : tooManySms(language, rule.variables, text);
}

function tooManySms(language: Language, variables: readonly VariableName[], text: string): WordsProblem[] {
  const segments = smsSegments(renderSms(text, examplesFor(variables, language)));
  if (segments <= MOST_SEGMENTS) return [];
  const message = fault('smsSegments', { segments, most: MOST_SEGMENTS });
  return [{ field: 'text', problem: 'TOO_LONG', name: null, message }];
}

const linksOf = (text: string): string[] => paragraphsOf(text).flatMap(({ href }) => href ?? []);

/** Returns whether a link leads to a page that the message is about, or to an https URL. */
function isLink(href: string): boolean {
  const [name] = variablesOf(href);
  if (name) return (VARIABLES as Record<string, { look?: string }>)[name]?.look === 'LINK' && !href.startsWith('http');
  return URL.canParse(href) && new URL(href).protocol === 'https:';
}
