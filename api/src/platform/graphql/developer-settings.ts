import type { PlatformConfig } from '../config/config.js';

/** Returns whether clients may read the schema. In production only if the operator has said so. */
export function servesIntrospection({ GRAPHQL_INTROSPECTION, NODE_ENV }: PlatformConfig): boolean {
  return GRAPHQL_INTROSPECTION ?? NODE_ENV !== 'production';
}

/** Returns whether GraphiQL is served. It needs the schema, so by default it is there if clients may read that. */
export function servesGraphiql(config: PlatformConfig): boolean {
  return config.GRAPHIQL ?? servesIntrospection(config);
}
