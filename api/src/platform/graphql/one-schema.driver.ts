import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { GraphQLSchemaBuilder } from '@nestjs/graphql/dist/graphql-schema.builder.js';
import { ResolversExplorerService } from '@nestjs/graphql/dist/services/resolvers-explorer.service.js';
import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { withDescribedArguments } from './described-arguments.js';
import { withKeptFields } from './kept-fields.js';
import { withPlainFields } from './plain-fields.js';
import { withResolvers, type Resolvers } from './with-resolvers.js';

/** The schema with all calls, by the modules of the application that it was made for. */
const whole = new WeakMap<ModulesContainer, Promise<GraphQLSchema>>();

/** Makes the schema of all resolvers once for an application. Each endpoint serves a part of it, sorted by name. */
@Injectable()
export class OneSchemaDriver extends ApolloDriver {
  constructor(
    private readonly modules: ModulesContainer,
    private readonly explorer: ResolversExplorerService,
    private readonly builder: GraphQLSchemaBuilder,
  ) {
    super(modules);
  }

  override async generateSchema({ transformSchema, ...options }: ApolloDriverConfig): Promise<GraphQLSchema> {
    let made = whole.get(this.modules);
    if (!made) whole.set(this.modules, (made = this.generateWhole(options)));
    const schema = await made;
    return lexicographicSortSchema(transformSchema ? await transformSchema(schema) : schema);
  }

  private async generateWhole(options: ApolloDriverConfig): Promise<GraphQLSchema> {
    const schema = await this.builder.build(true, options, this.explorer.getAllCtors());
    const resolved = withResolvers(schema, this.explorer.explore() as Resolvers);
    return withKeptFields(withPlainFields(withDescribedArguments(resolved)));
  }
}
