const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;
const LINK = /^\[([^\]]+)\]\(([^()\s]+|\{\{\s*\w+\s*\}\})\)$/;

/** Names of the variables in a text, each once. */
export const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name]) => name!)),
];

/** Returns the first brace that belongs to no `{{name}}`, with the text after it; undefined if there is none. */
export function strayBrace(text: string): string | undefined {
  const at = text.replace(VARIABLE, (whole) => ' '.repeat(whole.length)).search(/[{}]/);
  return at < 0 ? undefined : text.slice(at, at + 20);
}

/**
 * Replaces the variables of a text. Values are not parsed again: text in a value that looks like a variable stays as it
 * is.
 */
export const filled = (text: string, valueOf: (name: string) => string): string =>
  text.replace(VARIABLE, (_, name: string) => valueOf(name));

/** A part of a letter: a link that stands alone in its paragraph, or text. */
export type Paragraph = { text: string; href?: undefined } | { text: string; href: string };

/** Divides a text at empty lines. A paragraph `[words]({{link}})` becomes a button. */
export const paragraphsOf = (text: string): Paragraph[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => {
      const [, words, href] = LINK.exec(paragraph) ?? [];
      return words && href ? { text: words, href } : { text: paragraph };
    });
