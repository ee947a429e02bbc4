import type { DirectoryFilterType, MenuLineFragment, SaveDirectoryInput } from '../../../graphql/generated/graphql';

/** A condition that the goods of a menu entry must meet. */
export interface MenuCondition {
  type: DirectoryFilterType;
  /** A slug or an enum value; empty if the type needs no value. */
  value: string;
  /** Text of its chip, for shoppers. */
  name: string;
}

/** An entry of the menu as it is edited. */
export interface MenuEntry {
  /** The id of the entry, or a temporary key for a new entry. */
  key: string;
  id: string | null;
  slug: string;
  name: string;
  logoUrl: string;
  /** Link of an entry that is no section; null for a section of the catalogue. */
  href: string | null;
  conditions: MenuCondition[];
}

/** A change that saving the draft requires. Each change is one API call. */
export type MenuChange = { kind: 'save'; key: string; dto: SaveDirectoryInput } | { kind: 'remove'; entry: MenuEntry };

/** An entry that two operators have changed differently; null: the entry was removed. */
export interface MenuConflict {
  yours: MenuEntry | null;
  theirs: MenuEntry | null;
}

export const entryOf = ({ id, slug, name, logoUrl, href, filters }: MenuLineFragment): MenuEntry => ({
  key: id,
  id,
  slug,
  name,
  logoUrl: logoUrl ?? '',
  href: href ?? null,
  conditions: filters.map(({ filterType, value, name: chip }) => ({
    type: filterType,
    value: value ?? '',
    name: chip,
  })),
});

/** A link needs a slug of its own, which nobody sees: it is made of its address. */
const slugOfLink = (href: string): string =>
  `link-${href
    .toLowerCase()
    .replace(/^https:/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`
    .slice(0, 100)
    .replace(/-$/, '');

/** Returns the content of an entry as text, for comparison. */
const contentOf = (entry: MenuEntry | undefined): string => (entry ? JSON.stringify({ ...entry, key: '' }) : '');

const idsOf = (entries: readonly MenuEntry[]): string[] => entries.map(({ key }) => key);

/**
 * Whether the order of a draft differs from the order of the saved entries. A new entry at the end does not change the
 * order.
 */
function isMoved(draft: readonly MenuEntry[], saved: readonly MenuEntry[]): boolean {
  const [ids, before] = [idsOf(draft), idsOf(saved)];
  const known = ids.filter((id) => before.includes(id));
  const isNewLast = ids.slice(0, known.length).every((id) => before.includes(id));
  return !isNewLast || known.join() !== before.filter((id) => ids.includes(id)).join();
}

/**
 * Returns the positions of a draft. Saved positions that are still in order are kept, so that few entries are written.
 */
function positionsOf(draft: readonly MenuEntry[], saved: readonly MenuLineFragment[]): number[] {
  // Entries with the same position are ordered by their slugs, which is a valid order too.
  const isKept = !isMoved(draft, saved.map(entryOf));
  let last = -1;
  return draft.map(({ id }) => {
    const before = saved.find((line) => line.id === id)?.position;
    last = before !== undefined && (isKept || before > last) ? before : last + 1;
    return last;
  });
}

/**
 * Returns the changes that saving the draft requires. Removals come first, because other entries may need their slugs.
 */
export function changesOf(draft: readonly MenuEntry[], saved: readonly MenuLineFragment[]): MenuChange[] {
  const positions = positionsOf(draft, saved);
  const removed = saved.filter(({ id }) => !draft.some((entry) => entry.id === id)).map(entryOf);
  const saves = draft.flatMap((entry, index): MenuChange[] => {
    const line = saved.find(({ id }) => id === entry.id);
    const position = positions[index]!;
    if (line && line.position === position && contentOf(entryOf(line)) === contentOf(entry)) return [];
    const { key, id, conditions, ...rest } = entry;
    const isLink = rest.href !== null;
    const filters = (isLink ? [] : conditions).map(({ type, value, name }) => ({
      ...{ filterType: type, value: value.trim() || null, name: name.trim() },
    }));
    const slug = rest.slug.trim() || (isLink ? slugOfLink(rest.href ?? '') : '');
    const texts = { slug, name: rest.name.trim(), logoUrl: rest.logoUrl || null, href: rest.href };
    return [{ kind: 'save', key, dto: { id, ...texts, position, filters, ...(line && { version: line.version }) } }];
  });
  return [...removed.map((entry): MenuChange => ({ kind: 'remove', entry })), ...saves];
}

/** Finds the entries that were changed here, and differently by another operator meanwhile. */
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

/** Returns the draft together with another operator's changes to entries that were not changed here. */
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
  // No entries were moved here, so the other operator's order is used; new entries of the draft stay at the end.
  const place = ({ key }: MenuEntry) => (at(is, key) ? idsOf(is).indexOf(key) : is.length);
  return all.toSorted((one, other) => place(one) - place(other));
}

/** Returns the draft with the other operator's version of each conflicting entry. */
export function withTheirs(draft: readonly MenuEntry[], conflicts: readonly MenuConflict[]): MenuEntry[] {
  const kept = draft.flatMap((entry) => {
    const conflict = conflicts.find(({ yours }) => yours?.key === entry.key);
    if (!conflict) return [entry];
    return conflict.theirs ? [conflict.theirs] : [];
  });
  const returned = conflicts.flatMap(({ yours, theirs }) => (yours === null && theirs ? [theirs] : []));
  return [...kept, ...returned];
}

/** Returns the entries with one entry moved to another position. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...entries];
  const [one] = next.splice(from, 1);
  if (one) next.splice(to, 0, one);
  return next;
}
