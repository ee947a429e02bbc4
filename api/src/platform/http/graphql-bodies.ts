import { errorCodes, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { ApiError } from '../../shared/api-error.js';
import type { Parse } from './parse-in-turns.js';
import { valuesIn } from './values-in.js';

/** Maximum size of a request's body in bytes. */
export const BODY_LIMIT_BYTES = 256 * 1024;
/** The maximum for operators and programs: ten thousand rows of prices or stock, each named by a long sku. */
const OPERATORS_BODY_LIMIT_BYTES = 3 * 1024 * 1024;
/** Maximum number of keys and values in a body of other clients: many times those of the shoppers' largest call. */
const MOST_VALUES = 8000;

/**
 * Lets clients that `isStaff` recognises send larger bodies to the operators' API than others. A body of any other
 * client that is larger, or does not state its size, is refused unread; `isStaff` throws for an expired token. Refused
 * bodies of both APIs are answered with `errors`, like all other refusals. Call it before routes are registered, and
 * after the hooks that identify the caller.
 */
export function attachGraphqlBodies(
  app: FastifyInstance,
  isStaff: (request: FastifyRequest) => Promise<boolean>,
): void {
  app.addHook('onRoute', (route) => {
    if (route.url !== '/graphql' && route.url !== '/admin/graphql') return;
    route.errorHandler = answerUnreadable;
    if (route.url === '/admin/graphql') route.bodyLimit = OPERATORS_BODY_LIMIT_BYTES;
  });
  const mayBeLarge = async (request: FastifyRequest) =>
    (!isLarge(request) && request.headers['transfer-encoding'] === undefined) || (await isStaff(request));
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (url === '/graphql' ? !isLarge(request) : url !== '/admin/graphql' || (await mayBeLarge(request))) return;
    // If the error is thrown here, the connection stays open: Fastify's own limit closes it before the client has read
    // the reason.
    throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  });
}

/**
 * Makes a parser refuse bodies with more keys and values than shoppers may send, unless `isStaff` recognises the
 * sender. Parsing and discarding 30,000 keys takes a hundred times the processor time of counting them. `fine` charges
 * for the counted keys and values, and returns the points.
 */
export function withFewValues(
  parse: Parse<FastifyRequest>,
  isStaff: (request: FastifyRequest) => Promise<boolean>,
  fine: (request: FastifyRequest, values: number) => number,
): Parse<FastifyRequest> {
  return (request, body, done) => {
    if (valuesIn(body, MOST_VALUES) <= MOST_VALUES) return parse(request, body, done);
    const refuse = () => {
      const cost = fine(request, MOST_VALUES);
      done(Object.assign(new ApiError('BODY_TOO_LARGE.VALUES', { most: MOST_VALUES }), { statusCode: 413, cost }));
    };
    isStaff(request).then((isKnown) => (isKnown ? parse(request, body, done) : refuse()), done);
  };
}

const isLarge = ({ headers }: FastifyRequest): boolean => Number(headers['content-length'] ?? 0) > BODY_LIMIT_BYTES;

/** Prefix of Fastify's error codes about bodies. */
const OF_BODY = 'FST_ERR_CTP_';

function answerUnreadable(
  error: FastifyError | (ApiError & { statusCode?: number; cost?: number }),
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof ApiError) {
    if (error.cost) void reply.header('x-query-cost', String(error.cost));
    const status = error.statusCode ?? (error.extensions.code === 'UNAUTHORIZED' ? 401 : 503);
    return void reply.code(status).send({ errors: [error.toJSON()] });
  }
  if (!error.code?.startsWith(OF_BODY)) throw error;
  const isTooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
  const told = isTooLarge
    ? new ApiError('BODY_TOO_LARGE', { most: BODY_LIMIT_BYTES })
    : new GraphQLError(error.message, { extensions: { code: 'BAD_REQUEST' } });
  void reply.code(error.statusCode ?? 400).send({ errors: [told.toJSON()] });
}
