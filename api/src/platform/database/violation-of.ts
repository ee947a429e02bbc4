/** A constraint that a write would have broken. */
export interface Violation {
  kind: 'UNIQUE' | 'FOREIGN_KEY' | 'CHECK';
  /** Its name in the database. */
  constraint: string;
}

const KINDS: Record<string, Violation['kind']> = { 23505: 'UNIQUE', 23503: 'FOREIGN_KEY', 23514: 'CHECK' };

/** Returns the constraint for which a write of SQL or of Prisma was refused; null for every other error. */
export function violationOf(error: unknown): Violation | null {
  const { code, constraint, meta } = (error ?? {}) as DriverError & PrismaError;
  const cause = meta?.driverAdapterError?.cause;
  const kind = KINDS[cause?.originalCode ?? code ?? ''];
  return kind ? { kind, constraint: constraint ?? (cause && nameIn(cause)) ?? '' } : null;
}

interface DriverError {
  code?: string;
  constraint?: string;
}

/** Prisma's adapter keeps the driver's error, but the name of a CHECK only in its message. */
interface PrismaError {
  meta?: { driverAdapterError?: { cause?: Cause } };
}

interface Cause {
  originalCode?: string;
  originalMessage?: string;
  constraint?: { index?: string };
}

/** PostgreSQL names the constraint last, in every language of its messages. */
function nameIn({ constraint, originalMessage }: Cause): string | undefined {
  return constraint?.index ?? originalMessage?.match(/["«]([^"»]+)["»][^"«]*$/)?.[1];
}
