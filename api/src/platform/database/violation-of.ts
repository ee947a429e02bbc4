/** A constraint that a refused write would have violated. */
export interface Violation {
  kind: 'UNIQUE' | 'FOREIGN_KEY' | 'CHECK';
  /** Name of the constraint in the database. */
  constraint: string;
  /**
   * For a UNIQUE constraint: the values that another row has, as PostgreSQL lists them; undefined if it does not list
   * them.
   */
  key?: string;
}

const KINDS: Record<string, Violation['kind']> = { 23505: 'UNIQUE', 23503: 'FOREIGN_KEY', 23514: 'CHECK' };

/** Returns the constraint that made the database refuse a write by SQL or Prisma; null for any other error. */
export function violationOf(error: unknown): Violation | null {
  const { code, constraint, detail, meta } = (error ?? {}) as DriverError & PrismaError;
  const cause = meta?.driverAdapterError?.cause;
  const kind = KINDS[cause?.originalCode ?? code ?? ''];
  if (!kind) return null;
  const key = kind === 'UNIQUE' ? detail?.match(KEY_IN_DETAIL)?.[1] : undefined;
  return { kind, constraint: constraint ?? (cause && nameIn(cause)) ?? '', ...(key === undefined ? {} : { key }) };
}

/** Matches «Key (kind, slug)=(PAGE, about) already exists.», in any language. */
const KEY_IN_DETAIL = /\)=\((.*)\)[^)]*$/s;

interface DriverError {
  code?: string;
  constraint?: string;
  detail?: string;
}

/** An error of Prisma, which contains the driver's error. The name of a CHECK constraint is only in the message. */
interface PrismaError {
  meta?: { driverAdapterError?: { cause?: Cause } };
}

interface Cause {
  originalCode?: string;
  originalMessage?: string;
  constraint?: { index?: string };
}

/** Returns the constraint's name: the last quoted word of PostgreSQL's message, whatever its language. */
function nameIn({ constraint, originalMessage }: Cause): string | undefined {
  return constraint?.index ?? originalMessage?.match(/["«]([^"»]+)["»][^"«]*$/)?.[1];
}
