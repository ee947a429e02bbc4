import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { readSchema } from '@meet/tooling/read-schema';
import { ROOT } from '../root.js';

/** A path of the API, and the file with its schema. */
const SCHEMAS = { '/graphql': 'api/schema.graphql', '/admin/graphql': 'api/admin-schema.graphql' };
export type Endpoint = keyof typeof SCHEMAS;

/** A call of the API in whose variables a value of an input type is replaced by an unusual value. */
export interface OddCall {
  /** What is unusual, and where: `FilteredProductsInput: 16000 unknown keys`. */
  name: string;
  kind: 'query' | 'mutation' | 'subscription';
  query: string;
  /** Variables that are valid according to the schema, though the call may refuse them, as JSON text like `odd`. */
  plain: string;
  odd: string;
}

/** The call in which an input type is used, and the path of fields to it from an argument. */
interface Way {
  kind: OddCall['kind'];
  call: GraphQLField<unknown, unknown>;
  arg: string;
  fields: GraphQLInputObjectType[];
  names: string[];
}

type Values = Record<string, unknown>;

/** Makes calls with wide, deep and long variables, one by one, for every input type that a call of the schema takes. */
export function* oddCalls(schema: GraphQLSchema, bytes: number): Generator<OddCall> {
  for (const [type, way] of waysOf(schema)) {
    const query = documentOf(way);
    const around = (value: unknown) =>
      JSON.stringify({ ...requiredArguments(way.call), [way.arg]: wrapped(way, value) });
    const plain = sampleOf(type) as Values;
    for (const [what, value] of oddValuesOf(type, plain, bytes))
      yield {
        name: `${type.name}: ${what}`,
        kind: way.kind,
        query,
        plain: around(plain),
        odd: around(value).replace(`"${DEEP}"`, () => listsInLists(bytes)),
      };
  }
}

/** Makes calls for requests to `path`: all, or for each input type only the widest and the deepest. */
export function* oddCallsAt(path: Endpoint, bytes: number, isShort: boolean): Generator<OddCall> {
  const schema = buildSchema(readSchema(ROOT, SCHEMAS[path]));
  for (const call of oddCalls(schema, bytes))
    if (call.kind !== 'subscription' && (!isShort || / unknown keys$| in another$/.test(call.name))) yield call;
}

/** Returns the request body with these variables, which are JSON text. */
export const bodyOf = ({ query }: OddCall, variables: string): string =>
  `{"query":${JSON.stringify(query)},"variables":${variables}}`;

/** Returns the input types of a schema, each with the shortest path to it. */
function waysOf(schema: GraphQLSchema): Map<GraphQLInputObjectType, Way> {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  const ways = new Map<GraphQLInputObjectType, Way>();
  let next: [GraphQLInputType, Way][] = roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).flatMap((call) =>
      call.args.map((arg): [GraphQLInputType, Way] => [arg.type, { kind, call, arg: arg.name, fields: [], names: [] }]),
    ),
  );
  while (next.length) {
    const found: typeof next = [];
    for (const [asked, way] of next) {
      const type = getNamedType(asked);
      if (!isInputObjectType(type) || ways.has(type)) continue;
      ways.set(type, way);
      for (const field of Object.values(type.getFields()))
        found.push([field.type, { ...way, fields: [...way.fields, type], names: [...way.names, field.name] }]);
    }
    next = found;
  }
  return ways;
}

function documentOf({ kind, call }: Way): string {
  const { args, name, type } = call;
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${kind} (${declared}) { ${name}(${given})${isLeafType(getNamedType(type)) ? '' : ' { __typename }'} }`;
}

const requiredArguments = ({ args }: Way['call']): Values =>
  Object.fromEntries(args.filter(isRequiredArgument).map(({ name, type }) => [name, sampleOf(type)]));

/** Returns the value of the argument that contains `value` at the end of the path. */
function wrapped({ fields, names }: Way, value: unknown): unknown {
  return fields.reduceRight((inner, type, n) => {
    const name = names[n]!;
    const field = type.getFields()[name]!;
    return { ...(sampleOf(type) as Values), [name]: isListType(getNullableType(field.type)) ? [inner] : inner };
  }, value);
}

const SAMPLES: Record<string, unknown> = {
  ID: '00000000-0000-4000-8000-000000000000',
  String: 'a',
  DateTime: '2026-01-01T00:00:00.000Z',
  Boolean: true,
};

/** Returns the smallest value of a type that the schema allows. */
function sampleOf(asked: GraphQLInputType): unknown {
  const type = isNonNullType(asked) ? asked.ofType : asked;
  if (isListType(type)) return [sampleOf(type.ofType as GraphQLInputType)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return SAMPLES[type.name] ?? 1;
  const fields = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type)]));
}

/** Placeholder for nested lists, because `JSON.stringify` cannot write such a deep structure. */
const DEEP = '<deep>';

const listsInLists = (bytes: number): string => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2);

function oddValuesOf(type: GraphQLInputObjectType, plain: Values, bytes: number): [string, unknown][] {
  const keys = Math.floor(bytes / 10);
  const wide = Object.fromEntries(Array.from({ length: keys }, (_, n) => [`k${n}`, 1]));
  const fields = Object.values(type.getFields());
  return [
    [`${keys} unknown keys`, { ...plain, ...wide }],
    [`${bytes / 2} lists, each in another`, { ...plain, deep: DEEP }],
    ...longTexts(fields, plain, bytes),
    ...fields.flatMap(({ name, type: asked }) =>
      oddLists(asked, bytes).map(([what, list]): [string, unknown] => [
        `${name} of ${what}`,
        { ...plain, [name]: list },
      ]),
    ),
  ];
}

/** Texts for which a bad regular expression takes quadratic time, or that Unicode normalisation changes. */
const LONG_TEXTS = { letters: 'a', spaces: ' ', marks: '<a@-.1+(', 'decomposed letters': 'и\u0306' };

/** Returns a value in which all texts are long, and a value in which the first enum value is long. */
function longTexts(fields: GraphQLInputField[], plain: Values, bytes: number): [string, unknown][] {
  const isText = ({ type }: GraphQLInputField) => /^(String|ID)!?$/.test(String(type));
  const filled = (chosen: GraphQLInputField[], text: string) => {
    const long = text.repeat(bytes / Math.max(1, chosen.length) / Buffer.byteLength(text));
    return { ...plain, ...Object.fromEntries(chosen.map(({ name }) => [name, long])) };
  };
  const texts = fields.filter(isText);
  const [sort] = fields.filter(({ type }) => isEnumType(getNullableType(type)));
  return [
    ...(texts.length ? Object.entries(LONG_TEXTS) : []).map(([what, text]): [string, unknown] => [
      `${bytes} bytes of ${what}`,
      filled(texts, text),
    ]),
    ...(sort ? [[`${bytes} bytes for a value of an enum`, filled([sort], 'a')] as [string, unknown]] : []),
  ];
}

function oddLists(asked: GraphQLInputType, bytes: number): [string, unknown][] {
  const type = getNullableType(asked) as GraphQLInputType;
  if (!isListType(type)) return [];
  const entry = sampleOf(type.ofType as GraphQLInputType);
  const list = (what: string, size: number, entryAt: (n: number) => unknown): [string, unknown] => {
    const count = Math.floor(bytes / size);
    return [`${count} ${what}`, Array.from({ length: count }, (_, n) => entryAt(n))];
  };
  const entries = list('entries', JSON.stringify(entry).length + 1, () => entry);
  return isInputObjectType(getNamedType(type))
    ? [entries, list('entries with an unknown key', 8, () => ({ a: 1 })), list('empty entries', 3, () => ({}))]
    : [entries, list('entries of another kind', 9, (n) => `X${n}`)];
}
