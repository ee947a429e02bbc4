import { TypeMetadataStorage } from '@nestjs/graphql';

/** The resolver method that handles a call. */
export interface Handler {
  target: object;
  methodName: string;
}

/**
 * Returns the value that a decorator has declared on the method, or otherwise on its class; undefined if it is on
 * neither.
 */
export function metadataOf({ target, methodName }: Handler, key: symbol): unknown {
  const { prototype } = target as { prototype: Record<string, object> };
  return Reflect.getMetadata(key, prototype[methodName]!) ?? Reflect.getMetadata(key, target);
}

/** Returns the same as {@link metadataOf} for the query of this name; undefined if there is no such query. */
export function queryMetadata(name: string, key: symbol): unknown {
  const query = TypeMetadataStorage.getQueriesMetadata().find(({ schemaName }) => schemaName === name);
  return query && metadataOf(query as Handler, key);
}
