import { clientError } from './client-error';

it.each([
  [{ message: '' }],
  [{ message: 'm'.repeat(301) }],
  [{ stack: 's'.repeat(2001) }],
  [{ path: 'https://evil.example' }],
  [{ requestId: 'short' }],
  [{ requestId: 'line\nbreak' }],
  [{ path: `/${'p'.repeat(200)}` }],
])('an error report with %j is refused', (part) =>
  expect(clientError.safeParse({ message: 'm', path: '/', build: '1', ...part }).success).toBe(false),
);
