import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { readSchema } from '../schema-check/read-schema.js';
import { callRulesOf, schemaReference } from './schema-reference.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const SMALL = `
"""Calls that read."""
type Query {
  """One pair <of shoes>."""
  pair(
    """Which one."""
    dto: PairInput!
  ): Pair
  """All of them."""
  pairs: [Pair!]! @deprecated(reason: "Use \`pair\`. Goes after 2027-11-22.")
}
"""What has a size."""
interface Sized {
  """EU size."""
  size: String!
}
"""Two shoes."""
type Pair implements Sized {
  size: String!
  """LEFT | RIGHT."""
  worn: Side
}
"""A side of a pair."""
enum Side {
  """The other one."""
  LEFT
}
"""Which pair."""
input PairInput {
  """Size, 42 if left out."""
  size: Int = 42
}
`;

const pages = schemaReference(SMALL, '/graphql', new Map([['pair', { who: 'USER', points: '2', cached: '60 s' }]]));

it('the schema reference shows a call with arguments, result and who may call it', () => {
  expect(pages.get('queries')).toBe(`# Queries of /graphql

Calls that read.

## pair

One pair &lt;of shoes>.

(dto: [PairInput](inputs.md#pairinput)!) → [Pair](objects.md#pair)

Who: USER. Points: 2. Guests’ answers by GET may be kept for 60 s.

| argument | type | what it is |
| --- | --- | --- |
| \`dto\` | [PairInput](inputs.md#pairinput)! | Which one. |

## pairs

**Deprecated.** Use \`pair\`. Goes after 2027-11-22.

All of them.

→ \\[[Pair](objects.md#pair)!\\]!
`);
});

it('the schema reference shows a type with its fields, related types and uses', () => {
  expect(pages.get('objects')).toContain(`## Pair

Two shoes.

Has the fields of: [Sized](objects.md#sized).

| field | type | what it is |
| --- | --- | --- |
| \`size\` | String! |  |
| \`worn\` | [Side](enums.md#side) | LEFT \\| RIGHT. |

Used by: [pair](queries.md#pair), [pairs](queries.md#pairs).
`);
  expect(pages.get('objects')).toContain('Shapes that have it: [Pair](objects.md#pair).');
  expect(pages.get('inputs')).toContain('| `size` | Int | Size, 42 if left out. Default: `42`. |');
  expect(pages.get('enums')).toContain('| `LEFT` | The other one. |');
});

describe.each([
  ['storefront', 'api/schema.graphql'],
  ['operators', 'api/admin-schema.graphql'],
] as const)('the schema of the %s', (part, file) => {
  const reference = schemaReference(readSchema(ROOT, file), '/graphql', callRulesOf(read('docs/calls.md'))[part]);
  const sections = new Set(
    [...reference].flatMap(([name, text]) =>
      [...text.matchAll(/^## (\w+)$/gm)].map(([, heading]) => `${name}.md#${heading!.toLowerCase()}`),
    ),
  );

  it('the schema reference has a section for every call and type', () => {
    const schema = buildSchema(readSchema(ROOT, file));
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const calls = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}));
    const types = Object.keys(schema.getTypeMap()).filter(
      (name) => !/^(__.*|Query|Mutation|Subscription|String|Int|Float|Boolean|ID)$/.test(name),
    );
    expect(sections.size).toBe(calls.length + types.length);
  });

  it('the schema reference says who may call each call', () => {
    const calls = ['queries', 'mutations', 'subscriptions'].map((name) => reference.get(name)!).join('');
    expect(calls.match(/^Who: /gm)).toHaveLength(calls.match(/^## /gm)!.length);
  });

  it('the schema reference links only to its own sections', () => {
    const links = [...reference.values()].flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to!));
    expect(links.length).toBeGreaterThan(500);
    expect(links.filter((link) => !sections.has(link))).toEqual([]);
  });
});
