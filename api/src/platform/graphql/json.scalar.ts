import { GraphQLError, GraphQLScalarType } from 'graphql';

const refuse = (): never => {
  throw new GraphQLError('Json is only ever answered', { extensions: { code: 'BAD_USER_INPUT' } });
};

/** Scalar for data whose structure the schema does not describe. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'Json',
  description: 'Any JSON value; used in results only.',
  serialize: (value) => value,
  parseValue: refuse,
  parseLiteral: refuse,
});
