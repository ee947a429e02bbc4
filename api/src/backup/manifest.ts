import { z } from 'zod';
import { BackupError } from './backup-error.js';

/**
 * Format 1 compresses the tables by gzip, format 2 by Zstandard, which takes an eighth of the processor: the snapshot
 * ends sooner. Both are restored.
 */
export const FORMAT = 2;

const Sha256 = z.string().regex(/^[\da-f]{64}$/);

const Manifest = z.object({
  format: z.union([z.literal(1), z.literal(FORMAT)]),
  takenAt: z.iso.datetime(),
  /** Names of the migrations that the database had, in their order. */
  migrations: z.array(z.string()).min(1),
  /** Size and hash of each stored part, by the part's name below the backup's folder. */
  parts: z.record(z.string(), z.object({ bytes: z.int().min(1), sha256: Sha256 })),
  /** `sha256` is the hash of the rows as COPY returns them, before compression and encryption. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0), sha256: Sha256 })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** Hashes of the pictures; each is in `pictures/`, shared by all backups. */
  pictures: z.array(Sha256),
  /** Number of pictures that were listed but deleted before they were read. */
  picturesGone: z.int().min(0),
});

/** The contents of a backup. The manifest is stored unencrypted and contains no personal data. */
export type Manifest = z.infer<typeof Manifest>;
export type SequenceState = Manifest['sequences'][number];

/** Throws a {@link BackupError} if the text is no manifest, or the manifest of a later release. */
export function parseManifest(text: string, time: string): Manifest {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (cause) {
    throw new BackupError(`${time}: manifest.json is damaged`, { cause });
  }
  const { success, data, error } = Manifest.safeParse(found);
  if (success) return data;
  throw new BackupError(`${time}: manifest.json is damaged, or of a later release (${z.prettifyError(error)})`);
}

/** Names of the parts of a backup. */
export const tablePart = (table: string, format: Manifest['format'] = FORMAT): string =>
  `tables/${table}.copy.${format === 1 ? 'gz' : 'zst'}.age`;
export const SETTINGS_PART = 'settings.age';
/** The part that lists which picture is stored under which key: one line `{"key","hash"}` for each. */
export const PICTURES_PART = 'pictures.jsonl.gz.age';
