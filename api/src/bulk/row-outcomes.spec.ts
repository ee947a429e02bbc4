import { NOTED } from './row-outcomes.js';

it('outcomes are recorded in the rows of the chunk alone, although PostgreSQL knows nothing of a new job', () => {
  expect(NOTED).toMatch(/FROM judged j WHERE .*r\."position" >= :from AND r\."position" < :until AND/);
});
