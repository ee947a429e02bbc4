import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

/** A fake supplier's server, whose behaviour the test sets. */
export class FeedServer {
  readonly requests: IncomingMessage[] = [];
  behaviour: Behaviour = (response) => response.writeHead(404).end();
  private server: Server | undefined;

  async listen(): Promise<this> {
    this.server = createServer((request, response) => {
      this.requests.push(request);
      this.behaviour(response, request);
    });
    await new Promise<void>((done) => this.server!.listen(0, '127.0.0.1', done));
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server!.address() as AddressInfo).port}`;
  }

  /** Serves a text, with an ETag if the headers contain one. */
  serve(text: string | Buffer, headers: Record<string, string> = {}): void {
    this.behaviour = (response, request) => {
      const { etag } = headers;
      if (etag && request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
      return response.writeHead(200, { 'content-type': 'application/xml', ...headers }).end(text);
    };
  }

  async close(): Promise<void> {
    this.server!.closeAllConnections();
    await new Promise((done) => this.server!.close(done));
  }
}

export interface MadeOffer {
  id: string;
  price?: number;
  stock?: number;
  name?: string;
}

/** Returns a YML feed of shoes, with one product for each offer. */
export const ymlOf = (offers: readonly MadeOffer[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-01-01"><shop><name>Лавка</name><company>Лавка</company>
<categories><category id="1">Обувь</category></categories><offers>
${offers
  .map(
    ({ id, price = 1990, stock = 5, name = `Кеды ${id}` }) =>
      `<offer id="${id}"><price>${price}</price><currencyId>RUB</currencyId><categoryId>1</categoryId>
<name>${name}</name><vendor>Сова</vendor><count>${stock}</count><param name="Размер">42</param><param name="Цвет">красный</param></offer>`,
  )
  .join('\n')}
</offers></shop></yml_catalog>`;
