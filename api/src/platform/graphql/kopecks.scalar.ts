import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { toKopecks, type Kopecks } from '../../shared/kopecks.js';

function parse(value: unknown): Kopecks {
  if (typeof value !== 'number')
    throw new GraphQLError('Kopecks is a whole number', { extensions: { code: 'BAD_USER_INPUT' } });
  try {
    return toKopecks(value);
  } catch (error) {
    throw new GraphQLError((error as Error).message, {
      extensions: { code: 'BAD_USER_INPUT' },
      originalError: error as Error,
    });
  }
}

/** Scalar for amounts of money. Use it in code-first types as `@Field(() => KopecksScalar)`. */
export const KopecksScalar = new GraphQLScalarType<Kopecks, number>({
  name: 'Kopecks',
  description: 'Amount of money: a whole, non-negative number of kopecks below 2^53.',
  serialize: (value) => toKopecks(value as number | bigint),
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.INT ? Number(node.value) : undefined),
});
