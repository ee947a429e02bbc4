/**
 * Ending of migrations that a process of the release before works with: they add what it does not need, and take nothing. It
 * is part of the name, because the release before sees nothing else of them.
 */
const EXPANDS = '_expand';

/** What keeps a release from working on a database. */
export interface MigrationFaults {
  /** Migrations of the release that the database lacks. */
  missing: string[];
  /** Migrations of a later release that are not marked as compatible. */
  unknown: string[];
}

/** Compares the migrations of this release with those applied to its database, by their names. */
export function migrationFaults(known: readonly string[], applied: readonly string[]): MigrationFaults {
  return {
    missing: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name) && !name.endsWith(EXPANDS)),
  };
}
