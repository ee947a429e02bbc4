import type { z } from 'zod';
import { fault, type Fault } from '../shared/messages/messages.js';
import { SETTING_RULES, type SettingKind, type SettingName, type SettingRule } from './setting-rules.js';

/** The schemas of the environment's variables, by name. */
export type Variables = Readonly<Record<string, z.ZodType>>;

export type ParsedSetting = { fault: Fault; value?: undefined } | { fault?: undefined; value: unknown };

/** Formats that the schemas of the variables do not check. */
const FORMS: Partial<Record<SettingKind, RegExp>> = {
  PHONE: /^\+?\d[\d ()-]{4,28}\d$/,
  INN: /^(\d{10}|\d{12})$/,
  OGRN: /^(\d{13}|\d{15})$/,
  NUMBER: /^\d{1,9}$/,
  FLAG: /^(true|false)$/,
};
const ONE_VISIBLE_LINE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;

/** Reads the text of a setting as the process uses it, or returns its fault. */
export function parseSetting(variables: Variables, name: SettingName, text: string): ParsedSetting {
  const rule: SettingRule = SETTING_RULES[name];
  const { kind, length, least = 0, most = 0 } = rule;
  if (length !== undefined && text.length > length) return { fault: fault('settingLength', { most: length }) };
  if (!ONE_VISIBLE_LINE.test(text)) return { fault: fault('oneVisibleLine') };
  const wellFormed = FORMS[kind]?.test(text) ?? true;
  if (kind === 'NUMBER' && !(wellFormed && Number(text) >= least && Number(text) <= most))
    return { fault: fault('settingNumber', { least, most }) };
  const read = variables[name]!.safeParse(text);
  return wellFormed && read.success ? { value: read.data } : { fault: fault(FAULTS[kind]) };
}

const FAULTS = {
  TEXT: 'missing',
  PHONE: 'settingPhone',
  EMAIL: 'settingEmail',
  LINK: 'settingLink',
  INN: 'inn',
  OGRN: 'settingOgrn',
  NUMBER: 'missing',
  FLAG: 'settingFlag',
  LINKS: 'settingLinks',
  ZONES: 'settingZones',
  DAYS: 'settingDays',
  STATUSES: 'settingStatuses',
} as const satisfies Record<SettingKind, string>;
