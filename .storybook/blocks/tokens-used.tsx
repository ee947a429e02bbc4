import { tokens } from '../../ui-kit/src/tokens/generated/tokens.js';

const sources = import.meta.glob<string>('../../ui-kit/src/components/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const mention = /\btokens((?:\.[\w-]+|\['[\w-]+'\]|\[\d+\])+)/g;

/** Converts `tokens.color['ink-muted']` to `color.ink-muted`. */
const nameOf = (accessors: string) => accessors.replace(/\['?([\w-]+)'?\]/g, '.$1').slice(1);

const exists = (name: string) => {
  let node: unknown = tokens;
  for (const part of name.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  return node !== undefined;
};

/** Returns the tokens that a component uses, read from its sources, so that the list is always current. */
function tokensIn(folder: string): string[] {
  const names = Object.entries(sources)
    .filter(([path]) => path.includes(`/${folder}/`) && !/\.(stories|test)\.tsx?$/.test(path))
    .flatMap(([, source]) => [...source.matchAll(mention)].map(([, accessors = '']) => nameOf(accessors)))
    .filter(exists);
  return [...new Set(names)].sort();
}

export function TokensUsed({ folder }: { folder: string }) {
  const names = tokensIn(folder);
  if (names.length === 0) return null;
  return (
    <>
      <h2 id="tokens">Tokens used</h2>
      <p>
        {names.map((name) => (
          <span key={name}>
            <code>{name}</code>{' '}
          </span>
        ))}
      </p>
    </>
  );
}
