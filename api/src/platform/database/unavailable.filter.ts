import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RETRY_SECONDS } from '../graphql/retry-after.js';
import { DatabaseUnavailableError } from './database-unavailable.js';

/**
 * Makes routes outside GraphQL answer 503 with `retry-after` if the database is unavailable. GraphQL reports this as an
 * error in its response.
 */
@Catch(DatabaseUnavailableError)
export class UnavailableFilter implements ExceptionFilter<DatabaseUnavailableError> {
  catch(error: DatabaseUnavailableError, host: ArgumentsHost): unknown {
    if (host.getType() !== 'http') return error;
    const { code } = error.extensions;
    return host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .code(503)
      .header('retry-after', String(RETRY_SECONDS))
      .send({ statusCode: 503, code, message: error.message });
  }
}
