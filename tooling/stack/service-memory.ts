/**
 * Environment of an API process and of a backup. The C library allocates memory for threads from separate arenas and does not share
 * freed memory between them. With a single arena, less memory stays allocated.
 */
export const SERVICE_MEMORY = { MALLOC_ARENA_MAX: '1' };

/**
 * Node flags for a service. The space for new objects grows to at most 16 MB; the default is 128 MB, a third of an API
 * process.
 */
export const SERVICE_FLAGS = ['--max-semi-space-size=8'];

/**
 * Node flags for a backup. It keeps little and leaves much garbage, which V8 collects late unless the heap is small. The
 * list of a million pictures fits.
 */
export const BACKUP_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=2'];
