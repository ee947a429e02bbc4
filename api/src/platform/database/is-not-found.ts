/** Returns whether the error means that a write by Prisma found no row to change (P2025). */
export const isNotFound = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'P2025';
