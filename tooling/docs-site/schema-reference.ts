import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';

/** The rows of docs/calls.md for each call, with the headings of the table as keys. */
export type CallRules = Map<string, Record<string, string>>;

const KINDS = ['objects', 'inputs', 'enums', 'scalars'] as const;
type Kind = (typeof KINDS)[number];

const ABOUT: Record<Kind, string> = {
  objects: 'What calls return. `!` after a type says that a value is always there.',
  inputs: 'What calls take. `!` after a type says that a value must be given, unless it has a default.',
  enums: 'Named values.',
  scalars: 'Single values and how they are written.',
};

/**
 * Returns the Markdown pages of a schema's reference by their names: `queries`, `mutations`, `subscriptions`, `objects`
 * (with interfaces), `inputs`, `enums` and `scalars`. Each call and each type has a separate section. `where` is the
 * URL of the schema's endpoint.
 */
export function schemaReference(sdl: string, where: string, rules: CallRules): Map<string, string> {
  const schema = buildSchema(sdl);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (root) => root != null,
  );
  const pages = new Map<string, string>();
  for (const root of roots) {
    const name = root === schema.getQueryType() ? 'queries' : `${root.name.toLowerCase()}s`;
    pages.set(name, callsPage(root, name, where, rules));
  }
  const uses = usesOfTypes(schema);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !roots.includes(type as GraphQLObjectType),
  );
  for (const kind of KINDS) {
    const own = types.filter((type) => kindOf(type) === kind).sort((a, b) => a.name.localeCompare(b.name));
    const sections = own.map((type) => typeSection(type, schema, uses.get(type.name) ?? []));
    pages.set(kind, page(kind, where, ABOUT[kind], sections));
  }
  return pages;
}

/** Reads the tables of docs/calls.md. */
export function callRulesOf(calls: string): { storefront: CallRules; operators: CallRules } {
  const [, storefront, operators] = calls.split(/^## /m);
  return { storefront: rulesIn(storefront!), operators: rulesIn(operators!) };
}

function rulesIn(text: string): CallRules {
  const [head, , ...rows] = [...text.matchAll(/^\|(.*)\|$/gm)].map(([, row]) =>
    row!.split('|').map((cell) => cell.trim()),
  );
  return new Map(rows.map((row) => [row[0]!, Object.fromEntries(row.map((cell, column) => [head![column]!, cell]))]));
}

function callsPage(root: GraphQLObjectType, name: string, where: string, rules: CallRules): string {
  const calls = Object.values(root.getFields()).sort((a, b) => a.name.localeCompare(b.name));
  return page(
    name,
    where,
    root.description ?? '',
    calls.map((call) => {
      const rule = rules.get(call.name);
      return section(call.name, [
        deprecation(call),
        text(call.description),
        signature(call),
        rule && ruleLine(rule),
        table(['argument', 'type', 'what it is'], call.args.map(argumentRow)),
      ]);
    }),
  );
}

function ruleLine({ who, permission, programs, points, cached }: Record<string, string>): string {
  const facts = [
    `Who: ${who ?? (permission === 'any' ? 'each operator' : `operators with ${permission}`)}.`,
    programs === 'people' && 'People only.',
    `Points: ${points}.`,
    cached && `Guests’ answers by GET may be kept for ${cached}.`,
  ];
  return facts.filter(Boolean).join(' ');
}

function typeSection(type: GraphQLNamedType, schema: GraphQLSchema, uses: string[]): string {
  const members =
    isObjectType(type) || isInterfaceType(type)
      ? table(['field', 'type', 'what it is'], Object.values(type.getFields()).map(fieldRow))
      : isInputObjectType(type)
        ? table(['field', 'type', 'what it is'], Object.values(type.getFields()).map(argumentRow))
        : isEnumType(type)
          ? table(
              ['value', 'what it means'],
              type.getValues().map((value) => [`\`${value.name}\``, described(value)]),
            )
          : '';
  const kin = isInterfaceType(type)
    ? list('Shapes that have it', schema.getPossibleTypes(type).map(linked))
    : isObjectType(type) && type.getInterfaces().length > 0
      ? list('Has the fields of', type.getInterfaces().map(linked))
      : '';
  return section(type.name, [text(type.description), kin, members, list('Used by', uses)]);
}

const page = (title: string, where: string, about: string, sections: string[]) =>
  `# ${title[0]!.toUpperCase()}${title.slice(1)} of ${where}\n\n${text(about)}\n\n${sections.join('\n')}`;

const section = (heading: string, parts: (string | undefined)[]) =>
  `## ${heading}\n\n${parts.filter(Boolean).join('\n\n')}\n`;

const list = (label: string, links: string[]) => (links.length > 0 ? `${label}: ${links.join(', ')}.` : '');

function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const fieldRow = (field: GraphQLField<unknown, unknown>) => [
  `\`${field.name}\`${field.args.length > 0 ? `(${field.args.map((given) => `${given.name}: ${typeText(given.type)}`).join(', ')})` : ''}`,
  typeText(field.type),
  described(field),
];

const argumentRow = (given: GraphQLArgument | GraphQLInputField) => [
  `\`${given.name}\``,
  typeText(given.type),
  [described(given), given.defaultValue !== undefined && `Default: \`${JSON.stringify(given.defaultValue)}\`.`]
    .filter(Boolean)
    .join(' '),
];

interface Described {
  description?: string | null;
  deprecationReason?: string | null;
}

const described = (element: Described) =>
  [deprecation(element), text(element.description)].filter(Boolean).join(' ').replaceAll('|', '\\|');

const deprecation = ({ deprecationReason }: Described) =>
  deprecationReason ? `**Deprecated.** ${text(deprecationReason)}` : '';

/** Returns a description as one line of Markdown, escaped so that nothing is read as HTML. */
const text = (description: string | null | undefined) =>
  (description ?? '').replace(/\s+/g, ' ').replaceAll('<', '&lt;').trim();

function signature(call: GraphQLField<unknown, unknown>): string {
  const given = call.args.map(({ name, type }) => `${name}: ${typeText(type)}`).join(', ');
  return `${given ? `(${given})` : ''} → ${typeText(call.type)}`.trim();
}

/** Returns a type in GraphQL notation, with its name linked to its section. */
function typeText(type: GraphQLType): string {
  if (isNonNullType(type)) return `${typeText(type.ofType)}!`;
  if (isListType(type)) return `\\[${typeText(type.ofType)}\\]`;
  return linked(getNamedType(type));
}

function linked(type: GraphQLNamedType): string {
  return isSpecifiedScalarType(type) ? type.name : `[${type.name}](${kindOf(type)}.md#${type.name.toLowerCase()})`;
}

function kindOf(type: GraphQLNamedType): Kind {
  if (isScalarType(type)) return 'scalars';
  if (isEnumType(type)) return 'enums';
  return isInputObjectType(type) ? 'inputs' : 'objects';
}

/** Returns, for each type, links to the calls and types that return or take it. */
function usesOfTypes(schema: GraphQLSchema): Map<string, string[]> {
  const uses = new Map<string, Set<string>>();
  const note = (type: GraphQLType, by: string) => {
    const { name } = getNamedType(type);
    uses.set(name, (uses.get(name) ?? new Set()).add(by));
  };
  const roots = new Map([
    [schema.getQueryType(), 'queries'],
    [schema.getMutationType(), 'mutations'],
    [schema.getSubscriptionType(), 'subscriptions'],
  ]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isObjectType(type) || isInterfaceType(type)) {
      const root = roots.get(type as GraphQLObjectType);
      for (const field of Object.values(type.getFields())) {
        const by = root ? `[${field.name}](${root}.md#${field.name.toLowerCase()})` : linked(type);
        for (const used of [field, ...field.args]) note(used.type, by);
      }
    } else if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) note(field.type, linked(type));
    }
  }
  return new Map([...uses].map(([name, by]) => [name, [...by].sort()]));
}
