import { Extensions } from '@nestjs/graphql';
import { isObjectType, type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';

const KEPT = 'keptByParent';

/**
 * Marks a field whose value depends on nothing but the object that it belongs to. What was read is kept as long as that
 * object lives, so for an object that many requests share it is read once. A query that gives arguments always reads.
 */
export const KeptByParent = () => Extensions({ [KEPT]: true });

/** Makes the fields that are marked as {@link KeptByParent} keep what they return, in place, and returns the schema. */
export function withKeptFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      if (field.resolve && field.extensions[KEPT]) field.resolve = kept(field.resolve);
  }
  return schema;
}

type Resolve = NonNullable<GraphQLField<object, unknown>['resolve']>;

function kept(resolve: GraphQLFieldResolver<object, unknown>): Resolve {
  const values = new WeakMap<object, unknown>();
  return (parent, args: Record<string, unknown>, context, info) => {
    const isPlain = Object.values(args).every((value) => value === undefined || value === null);
    if (isPlain && values.has(parent)) return values.get(parent);
    const reading = Promise.resolve(resolve(parent, args, context, info));
    return isPlain ? reading.then((value) => (values.set(parent, value), value)) : reading;
  };
}
