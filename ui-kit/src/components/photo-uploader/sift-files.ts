export type RefusalReason = 'type' | 'size' | 'empty' | 'number';

export interface Refusal {
  name: string;
  reason: RefusalReason;
}

export interface PhotoLimits {
  /** Number of files that can still be added. */
  room: number;
  maxBytes: number;
  /** Accepted MIME types. */
  accept: readonly string[];
}

interface SomeFile {
  name: string;
  size: number;
  type: string;
}

/** Splits files into accepted and refused ones, with the reasons. A refused file does not count towards `room`. */
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
