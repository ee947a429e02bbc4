import type { Piece } from './table.js';

export interface Asked {
  /** Names of pieces. Empty: all of them. */
  names: readonly string[];
  /** Only those whose inputs have changed since a run passed. */
  changed: boolean;
}

/** The pieces to run, in the order of the table, and the skipped pieces, each with the reason. */
export interface Choice {
  run: string[];
  skipped: { name: string; reason: string }[];
}

/** Decides what `npm run evidence` runs. Throws if a name is not in the table. */
export function choosePieces(
  pieces: Record<string, Piece>,
  asked: Asked,
  { hashes, shown, env }: { hashes: Record<string, string>; shown: Record<string, string>; env: NodeJS.ProcessEnv },
): Choice {
  const unknown = asked.names.filter((name) => !Object.hasOwn(pieces, name));
  if (unknown.length)
    throw new Error(`There is no evidence «${unknown.join(', ')}»: ${Object.keys(pieces).join(', ')}`);
  const choice: Choice = { run: [], skipped: [] };
  for (const [name, { needs, byName }] of Object.entries(pieces)) {
    if (asked.names.length && !asked.names.includes(name)) continue;
    if (byName && !asked.names.includes(name))
      choice.skipped.push({ name, reason: `it takes long and runs by its name alone: npm run evidence -- ${name}` });
    else if (asked.changed && shown[name] === hashes[name])
      choice.skipped.push({ name, reason: 'nothing that it depends on has changed since a run passed' });
    else if (needs && !env[needs.variable])
      choice.skipped.push({ name, reason: `${needs.variable} is not set to ${needs.holds}` });
    else choice.run.push(name);
  }
  return choice;
}
