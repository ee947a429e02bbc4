import type { ClientBase } from 'pg';
import { takeChanges } from './outbox-reader.js';

it('the ids of the changes to take are read once, also by a plan that was made for an empty table', async () => {
  const sent: string[] = [];
  const query = ({ text }: { text: string }) => (sent.push(text), Promise.resolve({ rows: [] }));
  await takeChanges({ query } as unknown as ClientBase, 500);
  expect(sent).toEqual([
    expect.stringMatching(/WHERE "id" = ANY\(ARRAY\(\s+SELECT .* LIMIT \$1 FOR UPDATE SKIP LOCKED/),
  ]);
});
