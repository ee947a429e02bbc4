import { readFileSync } from 'node:fs';
import { runCodeTexts } from './run-code-words';

const apiSource = (path: string): string => readFileSync(new URL(`../../../api/src/${path}`, import.meta.url), 'utf8');

/** Codes that a run can have, where the API declares or returns them. */
function codesOfRuns(): string[] {
  const declared = [
    'sources/feed-refusal.ts',
    'feeds/price-lists/price-list-error.ts',
    'feeds/commerceml/commerceml-error.ts',
    'feeds/import-guards.ts',
  ].flatMap((path) => apiSource(path).match(/'[A-Z_]{6,}'/g) ?? []);
  const returned = ['sources/do-run.ts', 'sources/work-feed-runs.ts'].flatMap((path) =>
    [...apiSource(path).matchAll(/code: ('[A-Z_]+')/g)].map(([, code = '']) => code),
  );
  return [...new Set([...declared, ...returned])].map((code) => code.replaceAll("'", '')).sort();
}

it.each(['ru', 'en'] as const)(
  'says in the language %s why a run was refused when the API has a code for it',
  (language) => {
    expect(codesOfRuns().length).toBeGreaterThan(30);
    expect(Object.keys(runCodeTexts[language]).sort()).toEqual(codesOfRuns());
  },
);

it('says it in Russian to a Russian and in English to an English operator', () => {
  for (const words of Object.values(runCodeTexts.ru)) expect(words).toMatch(/[а-яё]{3}/iu);
  for (const words of Object.values(runCodeTexts.en)) expect(words).not.toMatch(/[а-яё«»]/iu);
});
