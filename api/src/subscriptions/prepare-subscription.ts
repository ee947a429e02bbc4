import { Inject, Injectable } from '@nestjs/common';
import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLFormattedError,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Logger } from 'pino';
import { ERROR_CODES } from '../error-codes.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { PlatformConfig } from '../platform/config/config.js';
import { faultOfVariables } from '../platform/graphql/check-variables.js';
import { servesIntrospection } from '../platform/graphql/developer-settings.js';
import { errorFormatter } from '../platform/graphql/format-error.js';
import { executionOptions, limitRules, MOST_FAULTS, parseOptions } from '../platform/graphql/query-limits.js';
import { LOGGER } from '../platform/observability/logger.js';
import { contentSize } from '../platform/query-budget/asked-document.js';
import { QueryGate } from '../platform/query-budget/query-gate.js';

const CODES = new Set(Object.keys(ERROR_CODES));

/**
 * Checks the documents of subscriptions in the same way as Apollo and the query gate check documents that are sent over
 * HTTP.
 */
@Injectable()
export class PrepareSubscription {
  private readonly rules: typeof specifiedRules;
  private readonly format: ReturnType<typeof errorFormatter>;

  constructor(
    private readonly gate: QueryGate,
    @Inject(CONFIG) config: PlatformConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    const introspection = servesIntrospection(config);
    this.rules = [...specifiedRules, ...limitRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
    this.format = errorFormatter(log, CODES, !introspection);
  }

  /** Returns the arguments for the execution, or the errors with which the subscription is refused. */
  prepare(path: string, request: ViewedRequest, payload: SubscribePayload): ExecutionArgs | GraphQLError[] {
    const { query, operationName, variables } = payload;
    if (typeof query !== 'string') return [coded('BAD_REQUEST', 'A subscription needs the text of its document')];
    const variableValues = variables ?? {};
    const refused = this.gate.chargeOperation(path, request, {
      text: query,
      operationName,
      variables: variableValues,
      content: contentSize({ ...payload }),
    });
    if (refused) return [refused];
    const schema = this.gate.schemaAt(path);
    const document = parsed(query);
    if (document instanceof GraphQLError) return [document];
    const faults = validate(schema, document, this.rules, { maxErrors: MOST_FAULTS });
    if (faults.length) return faults.map((fault) => coded('GRAPHQL_VALIDATION_FAILED', fault.message, fault));
    const operation = getOperationAST(document, operationName);
    if (!operation) return [coded('OPERATION_RESOLUTION_FAILURE', 'The document has no such operation')];
    if (operation.operation !== 'subscription')
      return [coded('BAD_REQUEST', 'Here are only subscriptions: queries and mutations are answered over HTTP')];
    const wrong = faultOfVariables(schema, operation, variableValues);
    if (wrong) return [wrong];
    return { schema, document, operationName, variableValues, contextValue: { request }, options: executionOptions };
  }

  /** Returns errors as clients see them, with the same codes as over HTTP. */
  formatted(errors: readonly GraphQLError[]): GraphQLFormattedError[] {
    return errors.map((error) => {
      // Invalid values of variables are found before any resolver runs.
      const isOfVariables = !error.path && !error.originalError && !error.extensions['code'];
      const told = isOfVariables ? coded('BAD_USER_INPUT', error.message, error) : error;
      return this.format(told.toJSON(), told);
    });
  }
}

function parsed(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text, parseOptions);
  } catch (error) {
    if (error instanceof GraphQLError) return coded('GRAPHQL_PARSE_FAILED', error.message, error);
    throw error;
  }
}

function coded(code: string, message: string, { nodes, source, positions }: Partial<GraphQLError> = {}): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, extensions: { code } });
}
