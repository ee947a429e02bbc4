import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { ExpectedError } from './expected-error.js';
import { serviceEnvironment, type StackConfig } from './stack-config.js';
import { withClient } from './with-client.js';

/** Folder of the information pages. */
export const PAGES = 'api/content';

/**
 * Publishes the information pages of `api/content` that the shop never had. Pages that operators changed, moved or hid
 * stay unchanged. Does nothing if there is no such page, so that later starts do not take longer.
 */
export async function addPages(config: StackConfig, databaseUrl: string): Promise<void> {
  const isWanted = await withClient(databaseUrl, (client) => lacksPages(config, client));
  if (isWanted) await addTexts(config, databaseUrl, [PAGES]);
}

/** Publishes the articles and pages of folders by `npm run admin -- texts add`. */
export function addTexts(config: StackConfig, databaseUrl: string, folders: string[]): Promise<void> {
  const command = [join(config.root, 'api/dist/operator/admin.cli.js'), 'texts', 'add'];
  return new Promise((done, fail) => {
    const env = serviceEnvironment(config, databaseUrl);
    const child = spawn(process.execPath, [...command, ...folders.map((folder) => join(config.root, folder))], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new ExpectedError(`The texts of ${folders.join(', ')} could not be written.`)),
    );
  });
}

/**
 * SQL expression for the id of a text from a file in the database, as in `api/src/content/admin/add-texts.ts`.
 * `address` is an expression, too: the kind, a space and the first URL path.
 */
export const entryId = (address: string): string =>
  `overlay(overlay(md5(${address}) PLACING '5' FROM 13) PLACING 'a' FROM 17)::uuid`;

async function lacksPages({ root }: StackConfig, client: pg.Client): Promise<boolean> {
  const slugs = readdirSync(join(root, PAGES, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.md'.length));
  const { rows } = await client.query<{ lacks: boolean }>(
    `SELECT EXISTS (SELECT FROM unnest($1::text[]) AS shipped("slug") WHERE NOT EXISTS (
       SELECT FROM "content_entry" e WHERE e."id" = ${entryId(`'PAGE ' || shipped."slug"`)}
         OR (e."kind" = 'PAGE' AND e."slug" = shipped."slug"))) AS "lacks"`,
    [slugs],
  );
  return rows[0]!.lacks;
}
