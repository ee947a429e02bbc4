import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

export interface Question {
  operation: string;
  variables: Record<string, unknown>;
  authorization: string | undefined;
  headers: FastifyRequest['headers'];
}

type Answer = { status?: number; body: object };

/** A fake API for tests. It answers by the name of the operation and records every request. */
export class FakeApi {
  readonly questions: Question[] = [];
  answer: (question: Question) => Answer | Promise<Answer> = () => ({ body: { data: {} } });
  private readonly app: FastifyInstance = Fastify();

  async start(): Promise<string> {
    this.app.post('/graphql', async (request, reply) => {
      const { query, variables = {} } = request.body as { query: string; variables?: Record<string, unknown> };
      const operation = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
      const { headers } = request;
      const question = { operation, variables, authorization: headers.authorization, headers };
      this.questions.push(question);
      const { status = 200, body } = await this.answer(question);
      return reply.code(status).send(body);
    });
    return `${await this.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
  }

  asked(operation: string): Question[] {
    return this.questions.filter((question) => question.operation === operation);
  }

  async stop(): Promise<void> {
    await this.app.close();
  }
}

export const refused = (code: string, message = code, extensions: object = {}): Answer => ({
  body: { data: null, errors: [{ message, extensions: { code, ...extensions } }] },
});

/** A token with an expiry time, like those of the API, but without a valid signature. */
export function accessToken(name: string, secondsLeft = 900): string {
  const payload = { sub: name, exp: Math.floor(Date.now() / 1000) + secondsLeft };
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${name}`;
}
