/**
 * Suffix of migrations with which a process of the previous release can work: they add what that release does not need,
 * and remove nothing. The suffix is part of the name, because the previous release sees only the name.
 */
const EXPANDS = '_expand';

/** The migrations that keep a release from working on a database. */
export interface MigrationFaults {
  /** Migrations of the release that are missing in the database. */
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
