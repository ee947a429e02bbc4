/**
 * Environment of an API process. Each thread of Node takes memory from the C library, which keeps what one of them gives
 * back apart from what others can have. From one place for all of them less is kept.
 */
export const API_MEMORY = { MALLOC_ARENA_MAX: '1' };

/** Flags of Node for a service. Its space for new objects grows to 16 MB; by default to 128 MB, a third of an API process. */
export const SERVICE_FLAGS = ['--max-semi-space-size=8'];
