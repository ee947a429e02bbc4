import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { CONFIG } from '../config/config.module.js';
import type { PlatformConfig } from '../config/config.js';
import { LOGGER } from '../observability/logger.js';
import { RequestMetrics } from '../observability/request-metrics.js';
import { QueryGate } from '../query-budget/query-gate.js';
import { AnswerMemory } from './answer-memory.js';
import { cacheHeaders } from './cache-headers.js';
import { checkedVariables } from './check-variables.js';
import { compiledQueries } from './compiled-queries.js';
import { schemaOptions } from './schema-options.js';
import { demoNotice } from './demo-notice.js';
import { withDescribedArguments } from './described-arguments.js';
import { servesIntrospection } from './developer-settings.js';
import { errorFormatter } from './format-error.js';
import { withOwnCalls, type Audience } from './own-calls.js';
import { withPlainFields } from './plain-fields.js';
import { retryAfter } from './retry-after.js';
import { executionOptions, httpRules, MOST_FAULTS, parseOptions } from './query-limits.js';

/**
 * Serves the schema of one audience at `path`. The limits of both schemas are the same. Clients see only errors whose
 * code is in `codes`.
 */
export function graphqlAt(path: string, audience: Audience, codes: ReadonlySet<string>): DynamicModule {
  return GraphQLModule.forRootAsync<ApolloDriverConfig>({
    driver: ApolloDriver,
    inject: [CONFIG, LOGGER, QueryGate, AnswerMemory, RequestMetrics],
    useFactory: (
      config: PlatformConfig,
      log: Logger,
      gate: QueryGate,
      answers: AnswerMemory,
      requests: RequestMetrics,
    ) => {
      const introspection = servesIntrospection(config);
      return {
        path,
        autoSchemaFile: true,
        sortSchema: true,
        buildSchemaOptions: schemaOptions,
        csrfPrevention: true,
        playground: false,
        introspection,
        // Hides suggestions («Did you mean …») in errors, which would reveal the schema field by field.
        hideSchemaDetailsFromClientErrors: !introspection,
        includeStacktraceInErrorResponses: false,
        context: (request: FastifyRequest, reply: FastifyReply) => ({ request, reply }),
        parseOptions,
        validationRules: httpRules,
        validationOptions: { maxErrors: MOST_FAULTS },
        executionOptions,
        persistedQueries: { cache: gate.persisted },
        formatError: errorFormatter(log, codes, !introspection),
        // Disables Apollo's cache control, which takes a third of a request's time. The API sets its caching headers
        // itself.
        plugins: [
          ApolloServerPluginCacheControlDisabled(),
          requests.plugin(),
          checkedVariables(),
          cacheHeaders(),
          retryAfter(),
          answers.plugin(),
          compiledQueries(),
          ...(audience === 'OPERATORS' && config.DEMO_ENDS_WITH_OWN_GOODS ? [demoNotice()] : []),
        ],
        transformSchema: (schema) => {
          const own = withPlainFields(withDescribedArguments(withOwnCalls(schema, audience)));
          gate.guard(path, own);
          return own;
        },
      };
    },
  });
}
