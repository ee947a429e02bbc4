/** @jest-environment node */
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { failureId } from './failure-id';

const answered = (data: unknown) => new ErrorResponseImpl(503, '', data);

it.each<[string, unknown, string | undefined]>([
  ['an answer that names its request', answered({ requestId: 'of-the-answer' }), 'of-the-answer'],
  ['an answer of somebody else', answered('Bad Gateway'), undefined],
  ['a fault of the page', new RangeError('a fault'), 'of-the-page'],
  ['a lost connection', new TypeError('Failed to fetch'), undefined],
  ['a lost file', new TypeError('Importing a module script failed.'), undefined],
])('failureId returns the id under which %s is logged, if any', (_, error, id) =>
  expect(failureId(error, 'of-the-page')).toBe(id),
);
