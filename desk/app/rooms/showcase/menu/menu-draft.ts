import type { DirectoryFilterType, MenuLineFragment, SaveDirectoryInput } from '../../../graphql/generated/graphql';

/** A condition that the goods of an entry meet. */
export interface MenuCondition {
  type: DirectoryFilterType;
  /** A slug or the value of an enumeration; empty if the type needs none. */
  value: string;
  /** What shoppers read on its chip. */
  name: string;
}

/** An entry of the menu as it is edited. */
export interface MenuEntry {
  /** Its id, or a name of its own if it is new. */
  key: string;
  id: string | null;
  slug: string;
  name: string;
  logoUrl: string;
  conditions: MenuCondition[];
}

/** What saving the draft has to do, one call each. */
export type MenuChange = { kind: 'save'; key: string; dto: SaveDirectoryInput } | { kind: 'remove'; entry: MenuEntry };

/** An entry that two operators have changed differently; null: it is gone. */
export interface MenuConflict {
  yours: MenuEntry | null;
  theirs: MenuEntry | null;
}

export const entryOf = ({ id, slug, name, logoUrl, filters }: MenuLineFragment): MenuEntry => ({
  key: id,
  id,
  slug,
  name,
  logoUrl: logoUrl ?? '',
  conditions: filters.map(({ filterType, value, name: chip }) => ({
    type: filterType,
    value: value ?? '',
    name: chip,
  })),
});

/** The content of an entry, to be compared. */
const contentOf = (entry: MenuEntry | undefined): string => (entry ? JSON.stringify({ ...entry, key: '' }) : '');

const idsOf = (entries: readonly MenuEntry[]): string[] => entries.map(({ key }) => key);

/** Whether a draft has another order than the entries that it started from. A new entry at the end is no other order. */
function isMoved(draft: readonly MenuEntry[], saved: readonly MenuEntry[]): boolean {
  const [ids, before] = [idsOf(draft), idsOf(saved)];
  const known = ids.filter((id) => before.includes(id));
  const isNewLast = ids.slice(0, known.length).every((id) => before.includes(id));
  return !isNewLast || known.join() !== before.filter((id) => ids.includes(id)).join();
}

/** Returns the positions of a draft: as they are saved, where those are in order, so that few entries are written. */
function positionsOf(draft: readonly MenuEntry[], saved: readonly MenuLineFragment[]): number[] {
  // Entries with the same position stand by their addresses: that is an order, too.
  const isKept = !isMoved(draft, saved.map(entryOf));
  let last = -1;
  return draft.map(({ id }) => {
    const before = saved.find((line) => line.id === id)?.position;
    last = before !== undefined && (isKept || before > last) ? before : last + 1;
    return last;
  });
}

/** Returns what saving the draft has to do. Removals come first: they free their addresses. */
export function changesOf(draft: readonly MenuEntry[], saved: readonly MenuLineFragment[]): MenuChange[] {
  const positions = positionsOf(draft, saved);
  const removed = saved.filter(({ id }) => !draft.some((entry) => entry.id === id)).map(entryOf);
  const saves = draft.flatMap((entry, index): MenuChange[] => {
    const line = saved.find(({ id }) => id === entry.id);
    const position = positions[index]!;
    if (line && line.position === position && contentOf(entryOf(line)) === contentOf(entry)) return [];
    const { key, id, conditions, ...rest } = entry;
    const filters = conditions.map(({ type, value, name }) => ({
      ...{ filterType: type, value: value.trim() || null, name: name.trim() },
    }));
    const texts = { slug: rest.slug.trim(), name: rest.name.trim(), logoUrl: rest.logoUrl || null };
    return [{ kind: 'save', key, dto: { id, ...texts, position, filters, ...(line && { version: line.version }) } }];
  });
  return [...removed.map((entry): MenuChange => ({ kind: 'remove', entry })), ...saves];
}

/** Finds the entries that were changed here, and meanwhile differently by somebody else. */
export function conflictsOf(
  draft: readonly MenuEntry[],
  before: readonly MenuLineFragment[],
  now: readonly MenuLineFragment[],
): MenuConflict[] {
  return before.flatMap((line) => {
    const was = entryOf(line);
    const of = (lines: readonly MenuLineFragment[]) => lines.map(entryOf).find(({ key }) => key === was.key);
    const yours = draft.find(({ key }) => key === was.key);
    const theirs = of(now);
    const [mine, other] = [contentOf(yours), contentOf(theirs)];
    if (mine === contentOf(was) || other === contentOf(was) || mine === other) return [];
    return [{ yours: yours ?? null, theirs: theirs ?? null }];
  });
}

/** Returns the draft with what somebody else has changed meanwhile, where it was not changed here. */
export function merged(
  draft: readonly MenuEntry[],
  before: readonly MenuLineFragment[],
  now: readonly MenuLineFragment[],
): MenuEntry[] {
  const [was, is] = [before.map(entryOf), now.map(entryOf)];
  const at = (entries: readonly MenuEntry[], key: string) => entries.find((entry) => entry.key === key);
  const kept = draft.flatMap((entry) => {
    const isMine = entry.id === null || contentOf(entry) !== contentOf(at(was, entry.key));
    const theirs = at(is, entry.key);
    return isMine ? [entry] : theirs ? [theirs] : [];
  });
  const added = is.filter(({ key }) => !at(was, key) && !at(kept, key));
  const all = [...kept, ...added];
  if (isMoved(draft, was)) return all;
  // Nothing was moved here, so the order of the other counts; what is new here stays behind.
  const place = ({ key }: MenuEntry) => (at(is, key) ? idsOf(is).indexOf(key) : is.length);
  return all.toSorted((one, other) => place(one) - place(other));
}

/** Returns the draft with their state in the place of one's own, in each conflict. */
export function withTheirs(draft: readonly MenuEntry[], conflicts: readonly MenuConflict[]): MenuEntry[] {
  const kept = draft.flatMap((entry) => {
    const conflict = conflicts.find(({ yours }) => yours?.key === entry.key);
    if (!conflict) return [entry];
    return conflict.theirs ? [conflict.theirs] : [];
  });
  const returned = conflicts.flatMap(({ yours, theirs }) => (yours === null && theirs ? [theirs] : []));
  return [...kept, ...returned];
}

/** Returns the entries with one moved to another place. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...entries];
  const [one] = next.splice(from, 1);
  if (one) next.splice(to, 0, one);
  return next;
}
