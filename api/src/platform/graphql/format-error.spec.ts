import { PassThrough } from 'node:stream';
import { GraphQLError } from 'graphql';
import { DatabaseUnavailableError } from '../database/database-unavailable.js';
import { createLogger } from '../observability/logger.js';
import { errorFormatter } from './format-error.js';

const written = new PassThrough();
const format = errorFormatter(createLogger('test', 'info', written), new Set(['SERVICE_UNAVAILABLE']), true);
const linesOf = () => (String(written.read() ?? '').match(/.+/g) ?? []).map((line) => JSON.parse(line) as object);
const formatted = (originalError: Error) => {
  const error = new GraphQLError(originalError.message, { originalError, path: ['orders'] });
  return format(error.toJSON(), error);
};

it('errorFormatter logs a database failure as one warning line with its cause', () => {
  const told = formatted(new DatabaseUnavailableError(new Error('statement timeout'), false));
  expect(told.extensions).toEqual({ code: 'SERVICE_UNAVAILABLE' });
  expect(linesOf()).toMatchObject([{ level: 40, err: { message: 'statement timeout' } }]);
});

it('errorFormatter logs an unexpected error in one line and gives the client only an error id', () => {
  const told = formatted(new Error('secret'));
  expect(told.extensions).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', id: expect.any(String) });
  expect(told.message).not.toContain('secret');
  expect(linesOf()).toMatchObject([{ level: 50, err: { message: 'secret' } }]);
});

it('errorFormatter cuts an error message that quotes the client to 300 characters', () => {
  const long = new GraphQLError(`Cannot query field "${'x'.repeat(5000)}"`, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });
  expect(format(long.toJSON(), long).message).toHaveLength(300);
});
