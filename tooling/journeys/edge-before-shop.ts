import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A proxy between a browser and the shop, for cases that only a proxy can simulate: a shop that cannot be reached, a
 * missing file, and a build that replaces another one.
 */
export class EdgeBeforeShop {
  /** Whether connections are cut at once. */
  isDown = false;
  /** Paths that match are answered by 404. */
  missing: RegExp | null = null;
  /** Id of the build that the shop seems to run instead of its real one. */
  buildId: string | null = null;
  /** Changes the text of responses. */
  edit: ((body: string) => string) | null = null;
  readonly paths: string[] = [];
  private ownId = '';
  private readonly server = createServer((asked, answer) => void this.pass(asked, answer));

  constructor(private readonly shop: string) {}

  async start(): Promise<string> {
    // An API has no builds.
    const latest = await fetch(`${this.shop}/builds/latest.json`);
    if (latest.ok) this.ownId = ((await latest.json()) as { id: string }).id;
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = asked.url ?? '/';
    this.paths.push(path);
    if (this.isDown) return void asked.socket.destroy();
    if (this.missing?.test(path)) return void answer.writeHead(404).end();
    const { buildId, ownId } = this;
    const edit = buildId ? (body: string) => body.replaceAll(ownId, buildId) : this.edit;
    const given = request(
      new URL(buildId ? path.replaceAll(buildId, ownId) : path, this.shop),
      { method: asked.method, headers: { ...asked.headers, ...(edit ? { 'accept-encoding': 'identity' } : {}) } },
      (answered) => void respond(answered, answer, edit),
    );
    given.on('error', () => answer.destroy());
    asked.pipe(given);
  }
}

/** Forwards a response. Only the texts of pages, scripts and data are changed; pictures stay the same. */
async function respond(
  answered: IncomingMessage,
  answer: ServerResponse,
  edit: ((body: string) => string) | null,
): Promise<void> {
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answered.headers;
  if (!edit || !/html|javascript|json/.test(headers['content-type'] ?? '')) {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
    return;
  }
  answer.writeHead(answered.statusCode ?? 502, headers).end(edit(await text(answered)));
}
