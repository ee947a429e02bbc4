import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ERROR_CODES } from './error-codes.js';
import { ApiError, commonErrors } from './shared/api-error.js';
import { ru } from './shared/messages/ru.js';

it('docs/errors.md lists exactly the existing error codes, each with its meaning and the client’s action', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/errors.md'), 'utf8').replace(/ +/g, ' ');
  for (const [code, meaning] of Object.entries(ERROR_CODES)) expect(page).toContain(`| \`${code}\` | ${meaning} |`);
  const empty = [...page.matchAll(/^\| `(\w+)` \| [^|]+ \|(.*)$/gm)].filter(([, , rest]) => !/^ \S.+ \|$/.test(rest!));
  expect(empty.map(([, code]) => code)).toEqual([]);
  expect(page.match(/^\| `\w+` \|/gm)).toHaveLength(Object.keys(ERROR_CODES).length);
});

it('every error code is declared exactly once, by the platform or by one domain', async () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.errors\.ts$/.test(file));
  const declared: object[] = [commonErrors];
  for (const file of files) {
    const exported = (await import(join(folder, file))) as Record<string, object>;
    // `orders/order.errors.ts` declares `orderErrors`.
    declared.push(exported[`${basename(file, '.errors.ts')}Errors`]!);
  }
  expect(declared.flatMap((codes) => Object.keys(codes)).sort()).toEqual(Object.keys(ERROR_CODES).sort());
});

it('every error code has its own Russian message for shoppers', () => {
  expect(Object.keys(ERROR_CODES).filter((code) => !(code in ru.errors))).toEqual([]);
});

it('an undeclared error code does not compile', () => {
  // @ts-expect-error The compiler knows every code.
  expect(new ApiError('TYPO').extensions['code']).toBe('TYPO');
});
