import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { CatalogResolver } from './catalog/catalog.resolver.js';
import { CollectionResolver } from './search/collection.resolver.js';
import { FilterListResolver } from './search/filter-list.resolver.js';
import { SearchResolver } from './search/search.resolver.js';
import { SelectionResolver } from './search/selection.resolver.js';

const NOTE = '# Printed from the code by `npm run schema`; a test says when it is out of date.\n\n';

/** The SDL of the storefront schema, made without a server or a database. */
export async function printApiSchema(): Promise<string> {
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  try {
    const schema = await builder
      .get(GraphQLSchemaFactory)
      .create([CatalogResolver, CollectionResolver, FilterListResolver, SearchResolver, SelectionResolver]);
    return `${NOTE}${printSchema(lexicographicSortSchema(schema))}\n`;
  } finally {
    await builder.close();
  }
}
