import { tokensOf, variableOf } from '../../scripts/dtcg.mjs';

export interface Token {
  /** Without the group it was read from: `ink-muted`, `body.size`. */
  name: string;
  /** As stylesheets write it. */
  variable: string;
  /** As the generated stylesheet has it. */
  text: string;
  description: string | undefined;
}

/** The tokens of one DTCG file, in its order, as the pages show them. */
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
