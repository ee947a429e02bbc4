import { givenSettings } from '../platform/config/given-settings.js';
import type { Fault } from '../shared/messages/messages.js';
import { parseSetting, type Variables } from './parse-setting.js';
import { SETTING_NAMES, type SettingName } from './setting-rules.js';

/**
 * Where a value comes from: the database takes precedence over the environment, and the environment over the default of
 * the variable.
 */
export const SETTING_SOURCES = ['DATABASE', 'ENVIRONMENT', 'DEFAULT'] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];

export interface SettingInForce {
  name: SettingName;
  /** Text of the used value; null if nothing is set. */
  text: string | null;
  source: SettingSource;
  /** The value that would be used without the database: its text, and where it comes from. */
  without: { text: string | null; source: Exclude<SettingSource, 'DATABASE'> };
  /** Fault of the value in the database, which is then not used. */
  fault: Fault | null;
  /** The value as the process uses it, if the database has it; undefined otherwise. */
  value: unknown;
}

/**
 * Returns for each setting which value is used and where it comes from.
 * @param variables - Schemas of all variables of the environment.
 * @param stored - Texts in the database, by name. Names that this release does not know are ignored.
 */
export function settingsInForce(
  variables: Variables,
  env: NodeJS.ProcessEnv,
  stored: Readonly<Record<string, string>>,
): SettingInForce[] {
  const given = givenSettings(env, SETTING_NAMES).values;
  return SETTING_NAMES.map((name) => {
    const ofEnvironment = given[name];
    const without =
      ofEnvironment === undefined
        ? ({ text: defaultText(variables[name]!), source: 'DEFAULT' } as const)
        : ({ text: ofEnvironment, source: 'ENVIRONMENT' } as const);
    const text = stored[name];
    const parsed = text === undefined ? undefined : parseSetting(variables, name, text);
    const inForce = text !== undefined && !parsed?.fault;
    return {
      name,
      ...(inForce ? { text, source: 'DATABASE' as const } : without),
      without,
      fault: parsed?.fault ?? null,
      value: parsed?.value,
    };
  });
}

/** Returns the default of a variable as its text; null if it has none. */
function defaultText(schema: Variables[string]): string | null {
  const { def } = schema as unknown as { def: { defaultValue?: string | number } };
  return def.defaultValue === undefined ? null : String(def.defaultValue);
}
