import type { Change } from './change.js';
import { nameOf } from './name.js';

/** Returns the files of a new adapter that sends messages: `npm run new provider messaging/telegram`. */
export function newProvider(typed: string | undefined): Change {
  const [domain, name, ...rest] = typed?.split('/') ?? [];
  if (domain !== 'messaging' || !name || rest.length)
    throw new Error(
      `«${typed ?? ''}» is no provider that there is a template of: write messaging/NAME, such as messaging/telegram.`,
    );
  const { kebab, pascal } = nameOf(name);
  const variable = `${kebab.replaceAll('-', '_').toUpperCase()}_URL`;
  const folder = 'api/src/messaging';
  return {
    files: {
      [`${folder}/adapters/${kebab}.ts`]: `import { UndeliveredError, type Message, type Transport } from '../transport.js';
import { postForm } from './http-call.js';

/** Sends messages by ${pascal}. The id of a message lets it recognise a retry. */
export class ${pascal}Transport implements Transport {
  readonly name = '${kebab}';

  constructor(private readonly account: { url: string }) {}

  async send({ id, to, text }: Message, signal: AbortSignal): Promise<void> {
    const { status } = await postForm(this.account.url, { id, to, text }, {}, signal);
    if (status >= 400) throw new UndeliveredError(\`HTTP \${status}\`, 'never');
  }
}
`,
      [`${folder}/adapters/${kebab}.spec.ts`]: `import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ${pascal}Transport } from './${kebab}.js';

let server: Server;
let status = 200;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push(body);
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());

const send = () => {
  const url = \`http://127.0.0.1:\${(server.address() as AddressInfo).port}\`;
  return new ${pascal}Transport({ url }).send({ id: '1', to: '+79161234567', subject: '', text: 'Код 1234' }, AbortSignal.timeout(5000));
};

it('sends the message', async () => {
  await send();
  expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toMatchObject({ to: '+79161234567', text: 'Код 1234' });
});

it.each([
  [400, 'never'],
  [503, 'again'],
])('an answer of %i is to be tried %s', async (code, outcome) => {
  status = code;
  await expect(send()).rejects.toMatchObject({ outcome });
});
`,
    },
    edits: {
      [`${folder}/messaging.config.ts`]: (text) =>
        text.replace(
          /^(export const messagingVariables = \{\n)/m,
          `$1  ${variable}: z.url().optional().describe('${pascal}: address of the call; messages go through it'),\n`,
        ),
      [`${folder}/pick-messengers.ts`]: (text) =>
        text
          .replace(
            /^(import \{ TwilioTransport \})/m,
            `import { ${pascal}Transport } from './adapters/${kebab}.js';\n$1`,
          )
          .replace(
            /^( {2}const transports: Transport\[\] = \[\];\n)/m,
            `$1  if (config.${variable}) transports.push(new ${pascal}Transport({ url: config.${variable} }));\n`,
          ),
      'docs/configuration.md': (text) =>
        text.replace(
          /^(\| `SMSC_LOGIN`)/m,
          `| \`${variable}\` | – | ${pascal}: address of the call; messages go through it |\n$1`,
        ),
    },
    next: [
      `Write the call of ${pascal} in ${folder}/adapters/${kebab}.ts, with what its answers mean: again, never or unknown.`,
      `Place it in order of preference in ${folder}/pick-messengers.ts; an adapter of another port is written after it.`,
    ],
  };
}
