import { settingsInForce } from '@meet/api/settings-in-force';
import type pg from 'pg';

export interface SettingLine {
  ok: boolean;
  what: string;
  says: string;
}

/** Returns the settings of the shop that operators have stored in the database, by name. */
export async function storedSettings(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(`SELECT "name", "value" FROM "shop_setting"`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

const OF = { DATABASE: 'database', ENVIRONMENT: 'environment', DEFAULT: 'default' };

/**
 * Returns a line for each setting of the shop: the value in use, its source, and which value the database overrides.
 */
export function settingLines(env: NodeJS.ProcessEnv, stored: Readonly<Record<string, string>>): SettingLine[] {
  return settingsInForce(env, stored).map(({ name, text, source, without, fault }) => {
    const overridden = source === 'DATABASE' && without.source === 'ENVIRONMENT';
    const words = [
      OF[source],
      ...(overridden ? [`overrides ${without.text} of the environment`] : []),
      ...(fault ? [`the database’s ${stored[name]} is not valid and not used: correct it in the desk`] : []),
    ];
    return { ok: !fault, what: name, says: `${text ?? 'not set'} (${words.join('; ')})` };
  });
}
