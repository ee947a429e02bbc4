import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ExpectedError } from './expected-error.js';

const Secrets = z.object({ SECRET_KEY: z.string(), AUTH_KEYS: z.string(), EDGE_SECRET: z.string() });

export type Secrets = z.infer<typeof Secrets>;

/**
 * Returns the keys that the operator has set, and generated keys for the others. Keys in separate files are left out.
 */
export function ownSecrets(dataFolder: string, env: NodeJS.ProcessEnv): Partial<Secrets> {
  const made = Object.entries(localSecrets(dataFolder)).filter(([name]) => !env[`${name}_FILE`]);
  return Object.fromEntries(made.map(([name, value]) => [name, env[name] || value]));
}

/**
 * Returns the secret keys of a shop whose operator has not set any. They are generated once and stored in the data
 * folder, readable by its owner only.
 */
export function localSecrets(dataFolder: string): Secrets {
  const path = join(dataFolder, 'secrets.json');
  try {
    return Secrets.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new ExpectedError(`${path} is damaged: put back a copy, or remove it (everybody has to sign in anew).`);
  }
  const key = () => randomBytes(32).toString('base64url');
  const secrets: Secrets = { SECRET_KEY: key(), AUTH_KEYS: `local:${key()}`, EDGE_SECRET: key() };
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
