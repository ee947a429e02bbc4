import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { Global, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Logger } from 'pino';
import { CatalogModule } from './catalog/index.js';
import { HealthController } from './health/health.controller.js';
import { MediaModule } from './media/index.js';
import { CONFIG, ConfigModule, type Config } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { Statements } from './platform/database/statements.js';
import { compiledQueries } from './platform/graphql/compiled-queries.js';
import { errorFormatter } from './platform/graphql/format-error.js';
import { withPlainFields } from './platform/graphql/plain-fields.js';
import { createLogger, LOGGER } from './platform/observability/logger.js';
import { PostgresSearchEngine, SearchModule } from './search/index.js';

@Global()
@Module({
  providers: [
    { provide: LOGGER, inject: [CONFIG], useFactory: ({ LOG_LEVEL }: Config) => createLogger('api', LOG_LEVEL) },
  ],
  exports: [LOGGER],
})
class LoggingModule {}

/** The composition root: the only place that picks an adapter for a port. */
@Module({
  imports: [
    ConfigModule,
    LoggingModule,
    DatabaseModule,
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      inject: [CONFIG, LOGGER],
      useFactory: ({ NODE_ENV, GRAPHQL_INTROSPECTION }: Config, log: Logger) => ({
        path: '/graphql',
        autoSchemaFile: true,
        sortSchema: true,
        csrfPrevention: true,
        playground: false,
        graphiql: NODE_ENV === 'development',
        introspection: GRAPHQL_INTROSPECTION ?? NODE_ENV !== 'production',
        includeStacktraceInErrorResponses: false,
        formatError: errorFormatter(log),
        // Costs a third of a request and says nothing that our own headers do not.
        plugins: [ApolloServerPluginCacheControlDisabled(), compiledQueries()],
        transformSchema: withPlainFields,
      }),
    }),
    CatalogModule,
    SearchModule.with({
      inject: [Statements],
      useFactory: (statements: Statements) => new PostgresSearchEngine(statements),
    }),
    MediaModule,
  ],
  controllers: [HealthController],
})
export class AppModule {}
