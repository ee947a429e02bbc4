export type RefusalReason = 'type' | 'size' | 'empty' | 'number';

export interface Refusal {
  name: string;
  reason: RefusalReason;
}

export interface PhotoLimits {
  /** How many more there may be. */
  room: number;
  maxBytes: number;
  /** MIME types. */
  accept: readonly string[];
}

interface SomeFile {
  name: string;
  size: number;
  type: string;
}

/** Tells files that may be sent from those that may not, and why. Files that do not fit do not take the room of others. */
export function siftFiles<File extends SomeFile>(files: readonly File[], { room, maxBytes, accept }: PhotoLimits) {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file, maxBytes, accept) ?? (taken.length < room ? null : 'number');
    if (reason) refused.push({ name: file.name, reason });
    else taken.push(file);
  }
  return { taken, refused };
}

function reasonAgainst({ size, type }: SomeFile, maxBytes: number, accept: readonly string[]): RefusalReason | null {
  if (!accept.includes(type)) return 'type';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'size' : null;
}
