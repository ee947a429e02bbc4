import { QUERY_LIMITS } from '../graphql/query-limits.js';
import { weighDocument } from './weigh-document.js';

const times = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');
const faultOf = (text: string) => weighDocument(text).fault;

describe('a document is weighed', () => {
  it('weighDocument counts equal fields once and fragments where they are used', () => {
    const { operations } = weighDocument(`
      query A { a { b } a { c ... on T { b } ...F } x: a { b } }
      mutation B { d(n: 1) }
      fragment F on T { e }`);
    const below = [
      { name: 'b', args: [], below: [] },
      { name: 'c', args: [], below: [] },
      { name: 'e', args: [], below: [] },
    ];
    expect(operations).toMatchObject([
      {
        name: 'A',
        kind: 'query',
        fields: [
          { name: 'a', below },
          { name: 'a', below: [{ name: 'b' }] },
        ],
      },
      { name: 'B', kind: 'mutation', fields: [{ name: 'd' }] },
    ]);
  });

  it('weighDocument refuses a document with too many equal fields on one or several levels', () => {
    expect(faultOf(`{ ${times(QUERY_LIMITS.equalKeys, () => 'a { id }')} }`)).toBeUndefined();
    expect(faultOf(`{ ${times(QUERY_LIMITS.equalKeys + 1, () => 'a { id }')} }`)).toMatch(/response key «a»/);
    expect(faultOf(`{ ${times(440, () => 'directoryList { id }')} }`)).toMatch(/directoryList/);
    // Sixteen fields with the same response key two levels down: four times four.
    expect(faultOf(`{ ${times(4, () => `a { ${times(4, () => 'b { id }')} }`)} }`)).toMatch(/response key «b»/);
    expect(
      faultOf(`{ ${times(6, (n) => `...F${n}`)} } ${times(6, (n) => `fragment F${n} on Q { a { id } a { id } }`)}`),
    ).toMatch(/response key «a»/);
    expect(faultOf(`{ ${times(11, (n) => `same: field${n}`)} }`)).toMatch(/response key «same»/);
  });

  it('weighDocument refuses a document with too many operations, fragments or nested fragments', () => {
    expect(faultOf(times(QUERY_LIMITS.operations + 1, (n) => `query Q${n} { a }`))).toMatch(/operations/);
    expect(faultOf(`{ a } ${times(QUERY_LIMITS.fragments + 1, (n) => `fragment F${n} on Q { a }`)}`)).toMatch(
      /fragments/,
    );
    const bomb = times(20, (n) => `fragment F${n} on Q { x${n}: a { ...F${n + 1} } y${n}: a { ...F${n + 1} } }`);
    expect(faultOf(`{ ...F0 } ${bomb} fragment F20 on Q { a }`)).toMatch(/fields/);
  });

  it('weighDocument leaves a document with circular fragments to the validation', () => {
    expect(faultOf('{ ...F } fragment F on Q { a { ...F } }')).toBeUndefined();
    expect(faultOf('{ ...F } fragment F on Q { ...F ...G } fragment G on Q { ...F a { ...G } b { ...F } }')).toMatch(
      /fields/,
    );
  });
});
