import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A step of a guide: a file to write, or commands to type, one per line. */
export type Step = { file: string; text: string } | { commandsIn: string; commands: string[] };

/**
 * Reads the fenced blocks of a page of `docs`. After its language, a block states the path of a file, or, for commands,
 * the folder in which they are typed.
 */
export function stepsOf(page: string): Step[] {
  const text = readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8');
  return [...text.matchAll(/^```(\w+) (?:in )?(.+)\n([^]*?)^```$/gm)].map(([, language, about, block]) =>
    language === 'sh' ? { commandsIn: about!, commands: block!.trim().split('\n') } : { file: about!, text: block! },
  );
}
