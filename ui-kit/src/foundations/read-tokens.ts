import { tokensOf, variableOf } from '../../scripts/dtcg.mjs';

export interface Token {
  /** Name without its group: `ink-muted`, `body.size`. */
  name: string;
  /** Name of the CSS variable. */
  variable: string;
  /** Value as in the generated stylesheet. */
  text: string;
  description: string | undefined;
}

/** Returns the tokens of one group of a DTCG file, in the file's order. */
export function readTokens(file: object, group: string): Token[] {
  return [...tokensOf(file)]
    .filter(({ path }) => path[0] === group)
    .map(({ path, text, description }) => ({
      name: path.slice(1).join('.'),
      variable: variableOf(path),
      text,
      description,
    }));
}
