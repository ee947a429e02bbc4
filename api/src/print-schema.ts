import 'reflect-metadata';
import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { AppModule } from './app.module.js';
import { withOwnCalls, type Audience } from './platform/graphql/own-calls.js';

const NOTE = '# Printed from the code by `npm run schema`; a test says when it is out of date.\n\n';

/** The SDL of the storefront schema, made without a server or a database. */
export const printApiSchema = (): Promise<string> => print('SHOPPERS');

/** The SDL of the operators' schema. */
export const printAdminSchema = (): Promise<string> => print('OPERATORS');

async function print(audience: Audience): Promise<string> {
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  try {
    const schema = await builder.get(GraphQLSchemaFactory).create(providersOf(AppModule));
    return `${NOTE}${printSchema(lexicographicSortSchema(withOwnCalls(schema, audience)))}\n`;
  } finally {
    await builder.close();
  }
}

/** The provider classes of a module and of every module it imports: all resolvers are among them. */
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
