import { SetMetadata } from '@nestjs/common';
import { queryMetadata } from './call-metadata.js';

const CACHED_FOR = Symbol('CACHED_FOR');

/**
 * Marks public queries whose answer to guests depends only on the arguments: a query, or all queries of a resolver.
 * Caches may store their answer to a GET request for this many seconds.
 */
export const CachedFor = (seconds: number) => SetMetadata(CACHED_FOR, seconds);

/** Returns the seconds for which caches may store a query's answer; undefined if they may not. */
export const secondsCached = (call: string) => queryMetadata(call, CACHED_FOR) as number | undefined;
