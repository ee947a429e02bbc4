import { SetMetadata } from '@nestjs/common';
import { TypeMetadataStorage } from '@nestjs/graphql';

const CACHED_FOR = Symbol('CACHED_FOR');

/**
 * Marks public queries whose answer to guests depends on nothing but the arguments: a query, or all of a resolver.
 * Caches may keep what they answer to a GET request for this many seconds.
 */
export const CachedFor = (seconds: number) => SetMetadata(CACHED_FOR, seconds);

/** Returns the seconds for which caches may keep a query's answer; undefined if they may not. */
export function secondsCached(call: string): number | undefined {
  const query = TypeMetadataStorage.getQueriesMetadata().find(({ schemaName }) => schemaName === call);
  if (!query) return undefined;
  const { prototype } = query.target as { prototype: Record<string, object> };
  return (Reflect.getMetadata(CACHED_FOR, prototype[query.methodName]!) ??
    Reflect.getMetadata(CACHED_FOR, query.target)) as number | undefined;
}
