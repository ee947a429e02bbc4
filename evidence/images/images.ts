import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@meet/tooling/stack';
import { docker } from './engine.js';
import { PageAsker } from './page-asker.js';
import { rightsFaults } from './rights.js';
import { ShopInContainers } from './shop-in-containers.js';
import { buyAsGuest, enterDesk, expectClosed } from './smoke.js';
import { pageOf, send, type Edge } from './through-edge.js';

/** Names of this suffix belong to the machine itself: the edge makes their certificate, and asks nobody for it. */
const NAME = 'shop.localhost';
const OPERATOR = 'owner@shop.example';
const BUILT = ['api', 'search-indexer', 'storefront', 'jobs', 'edge'];
const PACKAGES_LIMIT_MB = 250;
/** Requests after an event, so that failures that it causes are seen. */
const SETTLE_MS = 5000;
/** All visitors have the same address here. */
const LIMITS = { QUERY_POINTS_PER_MINUTE: '10000000', PICTURE_POINTS_PER_MINUTE: '10000000' };

export interface Terms {
  pagesPerSecond: number;
  /** Only the demo, without the update and production settings. */
  isShort: boolean;
  say: (line: string) => void;
}

const secondsOf = async (act: () => Promise<unknown> | unknown): Promise<string> => {
  const began = performance.now();
  await act();
  return `${((performance.now() - began) / 1000).toFixed(0)} s`;
};

/** Builds the images, brings the shop up with the demo and with production settings, and updates it under load. */
export async function images({ pagesPerSecond, isShort, say }: Terms): Promise<string[]> {
  const faults: string[] = [];
  const shop = await ShopInContainers.open({ http: await freePort(), https: await freePort() });
  const attempt = async (name: string, act: () => Promise<unknown> | unknown) => {
    try {
      say(`  ${name.padEnd(34)} ${await secondsOf(act)}`);
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message}`);
    }
  };
  try {
    say(`  built                              ${await secondsOf(() => shop.compose('build'))}`);
    faults.push(...(await sizes(say)));
    await withDemo();
    if (!isShort) await withName();
  } finally {
    await shop.close();
  }
  return faults;

  async function withDemo(): Promise<void> {
    shop.settings(LIMITS);
    shop.set({ COMPOSE_ENV_FILES: 'docker/demo.env' });
    say(`  demo: up --wait from nothing       ${await secondsOf(() => shop.compose('up', '--wait'))}`);
    // What the update builds is here already: a build on two cores would take them from the shop.
    shop.set({ MEET_VERSION: 'evidence-next' });
    await shop.compose('build');
    shop.set({ MEET_VERSION: 'evidence' });
    const services = await shop.services();
    for (const service of services) faults.push(...(await rightsFaults(shop, service)));
    const edge: Edge = { port: shop.ports.http, host: `localhost:${shop.ports.http}` };
    let pages: string[] = [];
    await attempt('demo: a guest orders', async () => (pages = await buyAsGuest(edge)));
    await attempt('demo: an operator in the desk', async () => enterDesk(edge, await signInLink()));
    await attempt('demo: health is closed to strangers', () => expectClosed(edge));
    if (!pages.length) return;
    const visitors = new PageAsker(edge, pages, pagesPerSecond);
    try {
      await underLoad(visitors, services);
    } finally {
      await visitors.end();
    }
    await shop.empty();
  }

  async function underLoad(visitors: PageAsker, services: readonly string[]): Promise<void> {
    await sleep(SETTLE_MS);
    /** Reports the requests that fail during an event. */
    const during = async (name: string, mayFail: boolean, act: () => Promise<unknown> | unknown) => {
      const [asked, failed] = [visitors.asked, visitors.failures.length];
      const took = await secondsOf(act).catch((error: Error) => {
        faults.push(`${name}: ${error.message}`);
        return 'ended with an error';
      });
      await sleep(SETTLE_MS);
      const failures = visitors.failures.slice(failed);
      const kinds = [...new Set(failures.map(({ fault }) => fault))].join(', ');
      say(`  ${name.padEnd(34)} ${took}, ${visitors.asked - asked} requests, ${failures.length} failed ${kinds}`);
      if (failures.length && !mayFail) faults.push(`${name}: ${failures.length} requests failed: ${kinds}`);
    };
    await during('nothing happens', false, () => sleep(SETTLE_MS));
    if (!isShort) {
      shop.set({ MEET_VERSION: 'evidence-next' });
      await during('update of all but the edge', false, () => shop.update());
      shop.set({ MEET_VERSION: 'evidence' });
      await during('the update taken back', false, () => shop.update('--back'));
      await during('the edge replaced', true, () =>
        shop.compose('up', '--detach', '--no-deps', '--force-recreate', '--wait', 'edge'),
      );
    }
    for (const service of services) {
      let healthy = 0;
      await during(`${service} killed`, true, async () => (healthy = await shop.secondsUntilHealthy(service)));
      say(`    healthy after ${healthy.toFixed(0)} s`);
    }
  }

  async function withName(): Promise<void> {
    await shop.run('sh', 'docker/make-secrets.sh');
    shop.settings({ SHOP_NAME: 'Evidence' });
    shop.set({
      ...{ COMPOSE_ENV_FILES: '/dev/null', SITE_ADDRESS: NAME },
      ...{ STOREFRONT_PUBLIC_URL: `https://${NAME}`, SECRETS_FOLDER: './secrets' },
    });
    say(`  with a name: up --wait             ${await secondsOf(() => shop.compose('up', '--wait'))}`);
    const ca = await shop.compose('exec', '--no-TTY', 'edge', 'cat', '/data/caddy/pki/authorities/local/root.crt');
    const edge: Edge = { port: shop.ports.https, host: NAME, ca };
    await attempt('with a name: the home page by TLS', () => pageOf(edge, '/'));
    await attempt('with a name: http leads to https', async () => {
      const { status, location } = await send({ port: shop.ports.http, host: NAME }, '/catalog/any');
      if (status !== 308 || location !== `https://${NAME}/catalog/any`) throw new Error(`${status} ${location}`);
    });
    await attempt('with a name: an operator in the desk', async () => {
      await shop.command('api/dist/operator/admin.cli.js', 'grant', OPERATOR, 'ADMIN');
      await enterDesk(edge, await signInLink(OPERATOR));
    });
    await attempt('with a name: a backup', async () => {
      const key = await shop.command('api/dist/backup/backup.cli.js', '--new-key', '/tmp/backup.key');
      shop.set({ BACKUP_RECIPIENT: /^BACKUP_RECIPIENT=(\S+)$/m.exec(key)![1]! });
      await shop.compose('run', '--rm', 'backup');
    });
  }

  async function signInLink(name = 'admin@meet.example'): Promise<string> {
    const printed = await shop.command('api/dist/operator/admin.cli.js', '--json', 'sign-in', name);
    const [{ desk }] = JSON.parse(printed) as [{ desk: string }];
    return desk;
  }
}

const MB = 1e6;

/** Says how large the images are. Returns a fault if the API's packages are too large. */
async function sizes(say: (line: string) => void): Promise<string[]> {
  const faults: string[] = [];
  for (const name of BUILT) {
    const image = `meet-${name}:evidence`;
    const size = Number(await docker('image', 'inspect', '--format', '{{.Size}}', image)) / MB;
    say(`  image ${name.padEnd(28)} ${size.toFixed(0)} MB with its base`);
    if (name === 'edge') continue;
    const folderSize = async (pattern: string) => {
      const du = ['run', '--rm', '--network', 'none', '--entrypoint', 'sh', image, '-c', `du -skc ${pattern}`];
      return (Number.parseInt((await docker(...du)).split('\n').at(-1)!) * 1024) / MB;
    };
    const packages = await folderSize('$(find /meet -name node_modules -prune)');
    say(`    ${packages.toFixed(0)} MB of packages, ${(await folderSize('/meet')).toFixed(0)} MB in /meet`);
    if (name === 'api' && packages > PACKAGES_LIMIT_MB)
      faults.push(`the API's packages are over ${PACKAGES_LIMIT_MB} MB`);
  }
  return faults;
}
