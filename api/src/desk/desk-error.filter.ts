import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../shared/api-error.js';

const STATUS: Partial<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  CODE_INVALID: 401,
  LINK_INVALID: 401,
  CONTACT_TAKEN: 409,
  TOO_MANY_REQUESTS: 429,
};

/** Reports errors of the session in GraphQL's format: `errors` with a message and `extensions.code`. */
@Catch(ApiError)
export class DeskErrorFilter implements ExceptionFilter<ApiError> {
  catch(error: ApiError, host: ArgumentsHost): void {
    const status = STATUS[String(error.extensions.code)] ?? 503;
    void host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .code(status)
      .send({ errors: [error.toJSON()] });
  }
}
