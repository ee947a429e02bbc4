import { buildSchema } from 'graphql';
import { costOfReading, costOfRequest } from './query-cost.js';
import { weighDocument } from './weigh-document.js';

const schema = buildSchema(`
  input Page { limit: Int }
  type Goods { id: ID name: String }
  type Set { id: ID goods(pagination: Page): [Goods] }
  type Edge { cursor: String node: Goods }
  type Connection { edges: [Edge] nodes: [Goods] totalCount: Int }
  type Query { connection(first: Int = 24, after: String): Connection list(pagination: Page): [Goods] sets(pagination: Page): [Set] plain: Int dear(words: String): Int }
  type Mutation { change: Int }`);
schema.getQueryType()!.getFields()['dear']!.extensions = {
  complexity: ({ args }: { args: { words?: string } }) => (args.words ?? '').length * 10,
};

const cost = (text: string, variables = {}, name?: string) =>
  costOfRequest(weighDocument(text), schema, name, variables);

describe('the cost of a request', () => {
  it('a request costs the sum of the costs of its calls', () => {
    expect(cost('{ plain }')).toBe(3);
    expect(cost('mutation { change }')).toBe(7);
    expect(cost('{ a: plain b: plain c: plain }')).toBe(5);
  });

  it('a call’s cost depends on its arguments, inline or in variables', () => {
    expect(cost('{ dear(words: "aaaa") }')).toBe(42);
    expect(cost('query ($w: String) { dear(words: $w) }', { w: 'aaaa' })).toBe(42);
    expect(cost('query ($w: String) { dear(words: $w) }')).toBe(2);
  });

  it('the cost of a request grows with its page size and multiplies for nested pages', () => {
    const of = (limit: number) => cost('query ($p: Page) { list(pagination: $p) { id name } }', { p: { limit } });
    expect(of(1)).toBe(3);
    expect(of(400)).toBe(5);
    expect(cost('{ sets(pagination: { limit: 100 }) { goods(pagination: { limit: 100 }) { id name } } }')).toBe(53);
    // Without a limit, the page size is the specification's default of 24.
    expect(cost('query ($p: Page) { sets(pagination: $p) { goods(pagination: $p) { id name } } }')).toBe(5);
  });

  it('the cost of a request grows with the entries of a connection, as nodes or edges', () => {
    const of = (selection: string, first = 100) =>
      cost(`query ($first: Int) { connection(first: $first) ${selection} }`, { first });
    expect(of('{ totalCount }')).toBe(3);
    expect(of('{ nodes { id name } }', 1)).toBe(3);
    expect(of('{ nodes { id name } }', 1000)).toBe(10);
    expect(of('{ edges { cursor node { id name } } }', 1000)).toBe(15);
    const many = Array.from({ length: 20 }, (_, n) => `field${n}: id`).join(' ');
    expect(cost(`{ connection { nodes { ${many} } } }`)).toBe(4);
  });

  it('a request with several operations costs only the selected operation', () => {
    const text = 'query A { plain } query B { dear(words: "aaaa") }';
    expect([cost(text, {}, 'A'), cost(text, {}, 'B'), cost(text, {}, 'C'), cost(text)]).toEqual([3, 42, 1, 1]);
  });

  it('a GraphQL document that was not seen before costs more by its length', () => {
    const document = weighDocument(`{ ${'plain '.repeat(8)} }`);
    expect(costOfReading(document, 52)).toBeCloseTo(0.2);
    expect(costOfReading(document, 2_000_000)).toBe(200);
  });
});
