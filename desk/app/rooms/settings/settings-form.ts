import type { SettingLineFragment, ShopSettingInput, ShopSettingName } from '../../graphql/generated/graphql';

/** Typed texts by setting. An empty text restores the environment's value. */
export type Edits = Partial<Record<ShopSettingName, string>>;

/** A setting that two operators have changed differently; null: the environment's value. */
export interface SettingConflict {
  name: ShopSettingName;
  yours: string | null;
  theirs: string | null;
}

type Setting = Pick<SettingLineFragment, 'name' | 'value' | 'source' | 'withoutValue' | 'withoutSource'>;

/** The content of a field: a text and its source; MINE if it is not saved yet. */
export interface Shown {
  text: string;
  source: SettingLineFragment['source'] | 'MINE';
}

/** The text in the database; null if there is none. */
const storedOf = ({ value, source }: Setting): string | null => (source === 'DATABASE' ? value : null);

/** Returns the content of a field. */
export function shownOf(setting: Setting, edit: string | undefined): Shown {
  if (edit === undefined) return { text: setting.value ?? '', source: setting.source };
  return { text: edit, source: 'MINE' };
}

/** Returns the edits that differ from the saved values. */
export function changesOf(edits: Edits, settings: readonly Setting[]): ShopSettingInput[] {
  return settings.flatMap((setting) => {
    const edit = edits[setting.name];
    if (edit === undefined) return [];
    const value = edit.trim() || null;
    const stored = storedOf(setting);
    // Typing the environment's value again does not store it in the database.
    const isSame = value === stored || (stored === null && value === setting.value);
    return isSame ? [] : [{ name: setting.name, value }];
  });
}

/** Finds the settings that were changed here, and differently by another operator meanwhile. */
export function conflictsOf(
  changes: readonly ShopSettingInput[],
  before: readonly Setting[],
  now: readonly Setting[],
): SettingConflict[] {
  const at = (settings: readonly Setting[], name: ShopSettingName) => {
    const setting = settings.find((one) => one.name === name);
    return setting ? storedOf(setting) : null;
  };
  return changes.flatMap(({ name, value: yours }) => {
    const theirs = at(now, name);
    return theirs === at(before, name) || theirs === yours ? [] : [{ name, yours: yours ?? null, theirs }];
  });
}

/** Returns the API's messages by setting: its faults give the path of a value in the call. */
export function faultsOf(details: unknown, changes: readonly ShopSettingInput[]): Edits {
  const faults: Edits = {};
  for (const fault of Array.isArray(details) ? (details as unknown[]) : []) {
    const { field, message } = fault as { field?: unknown; message?: unknown };
    const [, place] = /^dto\.settings\.(\d+)\./.exec(String(field)) ?? [];
    const change = place === undefined ? undefined : changes[Number(place)];
    if (change) faults[change.name] = String(message);
  }
  return faults;
}
