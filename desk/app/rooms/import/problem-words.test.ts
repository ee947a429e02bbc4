import { readFileSync } from 'node:fs';
import { problemTexts } from './problem-words';

/** Codes of the operators' schema with their descriptions, which are the messages of the API. */
function codesOfSchema(): Array<[code: string, message: string]> {
  const schema = readFileSync(new URL('../../../../api/admin-inputs.graphql', import.meta.url), 'utf8');
  const values = /^enum FeedProblemCode \{\n([\s\S]*?)\n\}$/mu.exec(schema)?.[1] ?? '';
  return [...values.matchAll(/"""([\s\S]*?)"""\n {2}([A-Z_]+)$/gmu)].map(([, message = '', code = '']) => [
    code,
    message,
  ]);
}

const placesIn = (message: string): string[] => [...new Set(message.match(/\{\w+(?::money)?\}/g))].sort();

it.each(['ru', 'en'] as const)(
  'each kind of problem in a file has words with the same values in the language %s',
  (language) => {
    const codes = codesOfSchema();
    const { messages } = problemTexts[language];
    expect(codes.length).toBeGreaterThan(100);
    expect(Object.keys(messages).sort()).toEqual(codes.map(([code]) => code).sort());
    for (const [code, message] of codes)
      expect([code, ...placesIn(messages[code as keyof typeof messages])]).toEqual([code, ...placesIn(message)]);
  },
);

it('the words of problems in a file are Russian in Russian and English in English', () => {
  for (const message of Object.values(problemTexts.ru.messages)) expect(message).toMatch(/[а-яё]{3}/iu);
  for (const message of Object.values(problemTexts.en.messages))
    expect(message.replace('Ид', '')).not.toMatch(/[а-яё«»]/iu);
});
