import type { ChildProcess } from 'node:child_process';
import type { BrowserContext } from '@playwright/test';
import { API } from './operator.js';
import { startStorefront } from './start-storefront.js';

const PORT = 3330;

/** Replaces Google's script: sends each event separately, including those that waited before the script was loaded. */
const script = `
  const send = ([kind, name, parameters]) => kind === 'event' && fetch('https://www.google-analytics.com/g/collect', {
    method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ name, parameters }),
  });
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.forEach(send);
  dataLayer.push = (command) => { send(command); return push(command); };
`;

export interface CountedEvent {
  name: string;
  parameters: Record<string, unknown>;
}

/** Data that a browser has sent to the analytics services. */
export interface Counted {
  /** URLs and bodies of all requests to other hosts. */
  requests: string[];
  events: CountedEvent[];
  names: () => string[];
}

/** A storefront of the same build that counts visits, using the same API. The tests play the analytics services. */
export class CountingShop {
  static readonly url = `http://127.0.0.1:${PORT}`;

  private constructor(private readonly storefront: ChildProcess) {}

  static async start(): Promise<CountingShop> {
    const env = { GA4_ID: 'G-JOURNEY1', YANDEX_METRIKA_ID: '12345' };
    return new CountingShop(await startStorefront({ port: PORT, api: new URL(API).origin, env }));
  }

  stop(): void {
    this.storefront.kill();
  }

  async watch(context: BrowserContext): Promise<Counted> {
    const events: CountedEvent[] = [];
    const counted: Counted = { requests: [], events, names: () => events.map(({ name }) => name) };
    await context.route(
      (url) => url.origin !== CountingShop.url,
      async (route) => {
        const request = route.request();
        counted.requests.push(`${request.url()} ${request.postData() ?? ''}`);
        if (request.url().endsWith('/g/collect')) events.push(request.postDataJSON() as CountedEvent);
        const body = request.url().includes('/gtag/js') ? script : '';
        await route.fulfill({ contentType: 'text/javascript', body });
      },
    );
    return counted;
  }
}
