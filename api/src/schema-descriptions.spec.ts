import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLSchema,
} from 'graphql';
import { committedSchema } from './testing/unaccounted-calls.js';

interface Element {
  /** Such as `Order.paid` or `Query.product(dto)`. */
  path: string;
  name: string;
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
}

/** Returns everything in a schema that can have a description. */
function elementsOf(schema: GraphQLSchema): Element[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  return types.flatMap((type) => {
    const own: Element = { ...type, path: type.name, name: type.name, description: type.description };
    const parts: Element[] = isEnumType(type)
      ? type.getValues().map((value) => ({ ...value, path: `${type.name}.${value.name}` }))
      : isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields()).flatMap((field) => [
            { ...field, path: `${type.name}.${field.name}` },
            ...field.args.map((argument) => ({ ...argument, path: `${type.name}.${field.name}(${argument.name})` })),
          ])
        : isInputObjectType(type)
          ? Object.values(type.getFields()).map((field) => ({ ...field, path: `${type.name}.${field.name}` }))
          : [];
    return [own, ...parts];
  });
}

const deprecation = /^Use `[\w.]+`.* Goes after 20\d\d-[01]\d-[0-3]\d\.$/;

const NO_NEWS = new Set(['a', 'an', 'and', 'for', 'its', 'is', 'of', 'or', 'the', 'their', 'this', 'to']);

/** The words of an element's path or description that say something, in lower case. */
const wordsOf = (text: string) =>
  text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}#{}]+/u)
    .filter((word) => word && !NO_NEWS.has(word));

/** Whether the description only says the words of the element's path again, and names no call or field beside. */
function onlyRepeats({ path, name, description }: Element): boolean {
  const known = new Set(wordsOf(path));
  const named = [...(description ?? '').matchAll(/`(\w+)`/g)].some(([, other]) => other !== name);
  return !named && wordsOf(description ?? '').every((word) => known.has(word) || known.has(word.replace(/s$/, '')));
}

describe.each(['api/schema.graphql', 'api/admin-schema.graphql'])('%s', (file) => {
  const elements = elementsOf(buildSchema(committedSchema(file)));

  it('the schema describes every type, field, argument, input field and enum value', () => {
    expect(elements.filter(({ description }) => !description?.trim()).map(({ path }) => path)).toEqual([]);
  });

  it('every schema description says more than the name of its element', () => {
    expect(elements.filter(onlyRepeats).map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
  });

  it('every deprecation in the schema names a replacement and the date until which the field stays', () => {
    const deprecated = elements.filter(({ deprecationReason }) => deprecationReason);
    expect(deprecated.filter(({ deprecationReason }) => !deprecation.test(deprecationReason!))).toEqual([]);
  });
});

it('the deprecation pattern refuses a reason without a replacement or date', () => {
  expect('Use `findProducts`. Goes after 2027-11-22.').toMatch(deprecation);
  expect('Use `findProducts`.').not.toMatch(deprecation);
  expect('No longer supported').not.toMatch(deprecation);
});

it('the description check reports an element without description or with a mere repetition of its name', () => {
  const elements = elementsOf(
    buildSchema(`
      "What is asked." type Query { order(id: ID!, "Which part." part: Int): Order orderList: [Order] }
      "The order." type Order { "The id of the order." id: ID "Opens publicOrder." key: ID status: Status }
      enum Status { PAID }
      input Filter { from: Int }`),
  );
  expect(elements.filter(({ description }) => !description).map(({ path }) => path)).toEqual([
    'Query.order',
    'Query.order(id)',
    'Query.orderList',
    'Order.status',
    'Status',
    'Status.PAID',
    'Filter',
    'Filter.from',
  ]);
  expect(elements.filter((element) => element.description && onlyRepeats(element)).map(({ path }) => path)).toEqual([
    'Order',
    'Order.id',
  ]);
});
