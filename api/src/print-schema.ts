import 'reflect-metadata';
import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
  printType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { AppModule } from './app.module.js';
import { isForOperators } from './platform/auth/access.js';
import { PERMISSIONS_OF } from './platform/auth/permissions.js';
import { callRules, type CallRule } from './platform/graphql/call-rules.js';
import { withDescribedArguments } from './platform/graphql/described-arguments.js';
import { schemaOptions } from './platform/graphql/schema-options.js';
import { withOwnCalls, type Audience } from './platform/graphql/own-calls.js';
import { ADMIN_FILES, type AdminFile } from './schema-files.js';

const NOTE = '# Printed from the code by `npm run schema`; a test says when it is out of date.\n\n';

export interface PrintedSchemas {
  /** SDL (schema definition) of the storefront's GraphQL schema. */
  api: string;
  /** SDL of the operators' GraphQL schema. */
  admin: string;
  /** The same schema by file, in parts none of which is too large to be reviewed. */
  adminFiles: Record<AdminFile, string>;
  /** Page that lists the calls of both schemas, with access level and cost. */
  calls: string;
}

/** Returns the files that `npm run schema` writes. This needs no running server or database. */
export async function printSchemas(): Promise<PrintedSchemas> {
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  try {
    const schema = await builder.get(GraphQLSchemaFactory).create(providersOf(AppModule), schemaOptions);
    const own = (audience: Audience) => lexicographicSortSchema(withDescribedArguments(withOwnCalls(schema, audience)));
    const [api, admin] = [own('SHOPPERS'), own('OPERATORS')];
    return {
      api: sdlOf(api),
      admin: sdlOf(admin),
      adminFiles: Object.fromEntries(
        ADMIN_FILES.map((file) => [file, sdlOfFile(admin, file)]),
      ) as PrintedSchemas['adminFiles'],
      calls: printCalls(callRules(api), callRules(admin)),
    };
  } finally {
    await builder.close();
  }
}

/** Returns the content of a schema file. */
export const sdlOf = (schema: GraphQLSchema): string => `${NOTE}${printSchema(lexicographicSortSchema(schema))}\n`;

function sdlOfFile(schema: GraphQLSchema, file: AdminFile): string {
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const fileOf = (type: GraphQLNamedType): AdminFile => {
    if (roots.has(type)) return 'admin-calls';
    return isInputObjectType(type) || isEnumType(type) ? 'admin-inputs' : 'admin-schema';
  };
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && fileOf(type) === file,
  );
  return `${NOTE}${types.map(printType).join('\n\n')}\n`;
}

/** Returns the content of docs/calls.md. */
export function printCalls(storefront: CallRule[], operators: CallRule[]): string {
  return `${CALLS_NOTE}
## Storefront, \`/graphql\`

${table(storefront.map((rule) => ({ ...columnsOf(rule), cached: rule.cached ? `${rule.cached} s` : '' })))}
## Operators, \`/admin/graphql\`

The permission is what a person’s role, or a program’s scopes, must have for the call ([programs.md](programs.md#scopes));
«any» is for each operator and program. «yes» says whose first set has it; \`people\` are calls that no program may make.

${table(operators.map(operatorColumns))}
### Only people

${onlyPeople(operators)}`;
}

const CALLS_NOTE = `# Calls

Printed from the code by \`npm run schema\`; a test says when it is out of date.

Every query, mutation and subscription, who may call it, and the points it costs before its answer is counted
([limits.md](limits.md)). PUBLIC is everybody, SIGNING_IN too, even with an access token that has expired; USER is
whoever is signed in. \`cached\` says how long caches may keep what guests get by GET
([clients.md](clients.md#caching)). SQL statements of each query stand in [queries.md](queries.md).
`;

function columnsOf({ name, kind, access, points }: CallRule): Record<string, string> {
  return { call: name, kind, who: isForOperators(access) ? 'operators' : (access ?? 'nobody'), points: String(points) };
}

function operatorColumns({ name, kind, access, points }: CallRule): Record<string, string> {
  const { permission = null, onlyPeople = undefined } = isForOperators(access) ? access : {};
  return {
    call: name,
    kind,
    permission: permission ?? 'any',
    MANAGER: !permission || PERMISSIONS_OF.MANAGER.includes(permission) ? 'yes' : '',
    ADMIN: 'yes',
    programs: onlyPeople ? 'people' : 'yes',
    points: String(points),
  };
}

/** Returns a list of the reasons why calls refuse programs, each with its calls. */
function onlyPeople(rules: CallRule[]): string {
  const callsBy = new Map<string, string[]>();
  for (const { name, access } of rules)
    if (isForOperators(access) && access.onlyPeople)
      callsBy.set(access.onlyPeople, [...(callsBy.get(access.onlyPeople) ?? []), name]);
  return [...callsBy].map(([why, names]) => `- ${why}: ${names.map((name) => `\`${name}\``).join(', ')}.\n`).join('');
}

function table(records: Record<string, string>[]): string {
  const rows = [Object.keys(records[0] ?? {}), ...records.map((record) => Object.values(record))];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |\n`;
  const [head, ...body] = rows;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('');
}

/** Returns the provider classes of a module and of all modules that it imports; all resolvers are among them. */
function providersOf(module: Type | DynamicModule, seen = new Set<Type>()): Type[] {
  const dynamic: Partial<DynamicModule> = 'module' in module ? module : {};
  const type = dynamic.module ?? (module as Type);
  if (seen.has(type)) return [];
  seen.add(type);
  const declared = <Entry>(key: string): Entry[] => (Reflect.getMetadata(key, type) as Entry[] | undefined) ?? [];
  const providers = [...declared<Provider>(MODULE_METADATA.PROVIDERS), ...(dynamic.providers ?? [])];
  const imports = [...declared<Type | DynamicModule>(MODULE_METADATA.IMPORTS), ...((dynamic.imports ?? []) as Type[])];
  return [
    ...providers.filter((provider) => typeof provider === 'function'),
    ...imports.flatMap((imported) => providersOf(imported, seen)),
  ];
}
