import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const dockerfile = readFileSync(join(import.meta.dirname, '../../docker/Dockerfile'), 'utf8');

/** The text of each build stage of the Dockerfile, by the stage's name. */
export const stages = new Map(
  dockerfile
    .split(/^FROM /m)
    .slice(1)
    .map((text) => [/^\S+ AS (\S+)/.exec(text)![1]!, text]),
);

/** Returns a stage's last instruction of this kind, or else the one inherited from the stage it is built on. */
export function inherited(stage: string, instruction: string): string | undefined {
  const text = stages.get(stage);
  if (!text) return undefined;
  const lines = text.split('\n').filter((line) => line.startsWith(`${instruction} `));
  return lines.at(-1) ?? inherited(text.split(/\s/, 1)[0]!, instruction);
}

/** Returns the environment variables of an image, with those of the stage it is built on. */
export function environmentOf(stage: string): Record<string, string> {
  const text = stages.get(stage);
  if (!text) return {};
  const lines = [...text.replace(/\\\n/g, ' ').matchAll(/^ENV (.+)$/gm)].map(([, assignments]) => assignments!);
  const own = lines.flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!]));
  return { ...environmentOf(text.split(/\s/, 1)[0]!), ...(Object.fromEntries(own) as Record<string, string>) };
}

/** Returns the words of the instruction's command in JSON form: of `CMD`, or of the command of `HEALTHCHECK`. */
export function commandOf(stage: string, instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const text = stages.get(stage)!;
  const pattern = instruction === 'CMD' ? /^CMD (\[.+\])$/m : /^HEALTHCHECK [^[]*CMD (\[.+\])$/m;
  return JSON.parse(pattern.exec(text)![1]!) as string[];
}
