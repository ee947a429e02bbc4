import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { resetCaches } from 'graphql-tag';
import { withDescribedArguments } from './described-arguments.js';
import { withKeptFields } from './kept-fields.js';
import { withPlainFields } from './plain-fields.js';

/** The schema with all calls, by the modules of the application that it was made for. */
const whole = new WeakMap<ModulesContainer, Promise<GraphQLSchema>>();

/** Makes the schema of all resolvers once for an application. Each endpoint serves a part of it, sorted by name. */
@Injectable()
export class OneSchemaDriver extends ApolloDriver {
  constructor(private readonly modules: ModulesContainer) {
    super(modules);
  }

  override async generateSchema({ transformSchema, ...options }: ApolloDriverConfig): Promise<GraphQLSchema> {
    let made = whole.get(this.modules);
    if (!made) whole.set(this.modules, (made = this.generateWhole(options)));
    const schema = await made;
    return lexicographicSortSchema(transformSchema ? await transformSchema(schema) : schema);
  }

  private async generateWhole(options: ApolloDriverConfig): Promise<GraphQLSchema> {
    const schema = await super.generateSchema(options);
    // Nest has parsed the schema's text, and the parser would keep it and what it became.
    resetCaches();
    return withKeptFields(withPlainFields(withDescribedArguments(schema!)));
  }
}
