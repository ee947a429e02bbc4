import { Config } from './config.js';
import { settingsInForce as ofVariables, type SettingInForce } from './settings/index.js';

export type { SettingInForce };

/** Returns for each setting of the shop which value is used with these texts in the database: for `npm run doctor`. */
export const settingsInForce = (
  env: NodeJS.ProcessEnv,
  stored: Readonly<Record<string, string>>,
): Pick<SettingInForce, 'name' | 'text' | 'source' | 'without' | 'fault'>[] => ofVariables(Config.shape, env, stored);
