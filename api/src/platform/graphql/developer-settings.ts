import type { PlatformConfig } from '../config/config.js';

/** Returns whether clients may read the schema; in production only if the operator has allowed it. */
export function servesIntrospection({ GRAPHQL_INTROSPECTION, NODE_ENV }: PlatformConfig): boolean {
  return GRAPHQL_INTROSPECTION ?? NODE_ENV !== 'production';
}

/**
 * Returns whether GraphiQL is served. It needs the schema, so by default it is served if clients may read the schema.
 */
export function servesGraphiql(config: PlatformConfig): boolean {
  return config.GRAPHIQL ?? servesIntrospection(config);
}
