/**
 * Environment of an API process. Each thread of Node takes memory from the C library, which keeps what one of them gives
 * back apart from what others can have. From one place for all of them less is kept.
 */
export const API_MEMORY = { MALLOC_ARENA_MAX: '1' };
