/** Whether a write of Prisma found no row to change: its error P2025. */
export const isNotFound = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'P2025';
