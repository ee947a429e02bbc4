import type { SettingLineFragment } from '../../graphql/generated/graphql';
import type { settingsTexts } from './settings-words';

type Setting = Pick<SettingLineFragment, 'kind' | 'value' | 'source' | 'withoutValue' | 'withoutSource' | 'fault'>;

/** Returns the value of a setting in readable form: a flag as «да» or «нет». */
export const shownValue = (value: string | null, { flags, nothing }: typeof settingsTexts.ru): string =>
  value === null ? nothing : value === 'true' || value === 'false' ? flags[value] : value;

/** Says where the value of a field comes from, and which value would apply without the one that is set here. */
export function noteOf(setting: Setting, edit: string | undefined, texts: typeof settingsTexts.ru): string {
  const { value, source, fault } = setting;
  if (edit !== undefined && !edit.trim() && source === 'DATABASE') return withoutOf(setting, texts);
  if (edit !== undefined && edit.trim() !== (value ?? '')) return texts.sources.MINE;
  if (fault) return texts.fault(fault);
  if (source === 'DATABASE') return texts.without(withoutOf(setting, texts));
  return value === null ? texts.nothing : texts.sources[source];
}

/** The value that applies without one that is set here. A list is too long to be shown. */
function withoutOf({ kind, withoutValue, withoutSource }: Setting, texts: typeof settingsTexts.ru): string {
  if (withoutValue === null) return texts.nothing;
  const isList = kind === 'ZONES' || kind === 'LINKS';
  return isList ? texts.sources[withoutSource] : `${shownValue(withoutValue, texts)}, ${texts.sources[withoutSource]}`;
}
