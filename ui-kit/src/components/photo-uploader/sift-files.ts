export type RefusalReason = 'type' | 'size' | 'empty' | 'number';

export interface Refusal {
  name: string;
  reason: RefusalReason;
}

export interface FileLimits {
  /** Number of files that can still be added. */
  room: number;
  maxBytes: number;
  /** Accepted MIME types, such as `image/png` or `image/*`, and file extensions, such as `.xlsx`. */
  accept: readonly string[];
}

interface SomeFile {
  name: string;
  size: number;
  type: string;
}

/** Splits files into accepted and refused ones, with the reasons. A refused file does not count towards `room`. */
export function siftFiles<File extends SomeFile>(files: readonly File[], { room, maxBytes, accept }: FileLimits) {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file, maxBytes, accept) ?? (taken.length < room ? null : 'number');
    if (reason) refused.push({ name: file.name, reason });
    else taken.push(file);
  }
  return { taken, refused };
}

const accepts =
  ({ name, type }: SomeFile) =>
  (accepted: string) => {
    if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted);
    return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted;
  };

function reasonAgainst(file: SomeFile, maxBytes: number, accept: readonly string[]): RefusalReason | null {
  const { size } = file;
  if (!accept.some(accepts(file))) return 'type';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'size' : null;
}
