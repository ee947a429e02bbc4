import type { Language } from '../../shared/messages/language.js';
import { button, escaped, letterColumn, type LetterRow } from '../letter-html.js';
import { filled, paragraphsOf, variablesOf } from './parse-template.js';
import type { Words } from './template-rule.js';
import { VARIABLES, type Values, type VariableName, type VariableRule } from './variables.js';

/** A letter as it is sent. */
export interface Letter extends Words {
  html: string;
}

export const PARAGRAPH_LOOKS = ['TEXT', 'CODE', 'LIST', 'BUTTON'] as const;

/** A paragraph of a letter with its values. */
export interface FilledParagraph {
  look: (typeof PARAGRAPH_LOOKS)[number];
  text: string;
  /** URL of a button; null for other paragraphs. */
  href: string | null;
}

const LOOKS: Record<FilledParagraph['look'], string> = {
  TEXT: '',
  CODE: 'padding-top:8px;font-weight:700;font-size:40px;letter-spacing:8px',
  LIST: 'color:#5d5a50',
  BUTTON: '',
};

const valuesIn = (values: Values) => (name: string) => values[name as VariableName] ?? '';

/** Empty values leave no gap: two spaces, or a space before a full stop, become one or none. */
const tidy = (text: string): string => text.replace(/ {2,}/g, ' ').replace(/ +(?=\n|$)/g, '');

/** Returns the text of an SMS. */
export const renderSms = (text: string, values: Values): string => tidy(filled(text, valuesIn(values))).trim();

/** Returns the paragraphs of a letter with their values. Empty paragraphs are left out. */
export function filledParagraphs(text: string, values: Values): FilledParagraph[] {
  const valueOf = valuesIn(values);
  return paragraphsOf(text)
    .map(({ text: words, href }): FilledParagraph => ({
      look: href ? 'BUTTON' : lookOf(words),
      text: tidy(filled(words, valueOf)).trim(),
      href: href ? filled(href, valueOf) : null,
    }))
    .filter((paragraph) => paragraph.text);
}

/** Returns a letter as text and as HTML, in which the template's text and the values are escaped. */
export function renderLetter({ subject, text }: Words, values: Values, language: Language): Letter {
  const valueOf = valuesIn(values);
  const shop = values.shopName ?? '';
  const title = tidy(filled(subject, valueOf)).replace(/\s+/g, ' ').trim();
  const paragraphs = filledParagraphs(text, values);
  const rows = paragraphs.map(({ text: words, href, look }, at): LetterRow => {
    const last = at === paragraphs.length - 1 ? 'padding-bottom:32px;' : '';
    return [href ? button(href, words) : escaped(words).replaceAll('\n', '<br>'), `${last}${LOOKS[look]}`];
  });
  return {
    subject: title,
    text: paragraphs.map(({ text: words, href }) => (href ? `${words}: ${href}` : words)).join('\n\n'),
    html: letterColumn(shop, title, rows, language),
  };
}

/** Returns the look of a paragraph that consists of one value. */
function lookOf(words: string): FilledParagraph['look'] {
  const [name] = variablesOf(words);
  if (!name || words.replace(/\{\{\s*\w+\s*\}\}/, '').trim()) return 'TEXT';
  const { look } = VARIABLES[name as VariableName] as VariableRule;
  return look === 'CODE' || look === 'LIST' ? look : 'TEXT';
}
