#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findInDocument, findInScript, type Found, type OperationType } from './find-documents.js';

const USAGE = `Usage: meet-documents [--out FILE] [--register URL --client ID] PATH…

Finds the GraphQL documents of a front end and writes their manifest. PATH is a file or a folder: built
scripts (.js, .mjs, .cjs), sources (.ts, .tsx, .jsx) or documents (.graphql, .gql). Give the folder of what is
shipped, such as dist: it has the operations that the front end sends, also those of @meet/client.

  --out FILE      the manifest; persisted-query-manifest.json unless given
  --register URL  also registers the documents, at /admin/graphql of the API, with the token in MEET_TOKEN
  --client ID     id of the front end they belong to
`;

const SCRIPTS = new Set(['.js', '.mjs', '.cjs', '.ts', '.mts', '.tsx', '.jsx']);
const DOCUMENTS = new Set(['.graphql', '.gql']);

/** The format of Apollo's manifests, which other tools read too. */
interface Manifest {
  format: 'apollo-persisted-query-manifest';
  version: 1;
  operations: {
    /** SHA-256 of `body`. */
    id: string;
    name: string;
    type: OperationType;
    body: string;
  }[];
}

class Refusal extends Error {}

/** Returns the files of a path that may contain documents, without those in `node_modules`. */
async function filesOf(path: string): Promise<string[]> {
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory();
  if (isFolder === undefined) throw new Refusal(`There is no ${path}`);
  if (!isFolder) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const inner = await Promise.all(
    entries.map((entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory())
        return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : filesOf(inside);
      return SCRIPTS.has(extname(entry.name)) || DOCUMENTS.has(extname(entry.name)) ? [inside] : [];
    }),
  );
  return inner.flat().sort();
}

async function read(file: string): Promise<Found & { file: string }> {
  const text = await readFile(file, 'utf8');
  return { file, ...(DOCUMENTS.has(extname(file)) ? findInDocument(text) : findInScript(text)) };
}

async function manifestOf(paths: string[]): Promise<Manifest> {
  const files = (await Promise.all(paths.map(filesOf))).flat();
  const found = await Promise.all(files.map(read));
  const faults = found.flatMap(({ file, faults }) =>
    faults.map(({ text, reason }) => `${file}: ${text} …\n  ${reason}`),
  );
  if (faults.length) throw new Refusal(faults.join('\n'));
  const byId = new Map(
    found
      .flatMap(({ documents }) => documents)
      .map(({ name, type, text }) => {
        const id = createHash('sha256').update(text).digest('hex');
        return [id, { id, name, type, body: text }];
      }),
  );
  if (!byId.size) throw new Refusal(`There are no documents in ${paths.join(', ')}`);
  const operations = [...byId.values()].sort((one, other) => (one.name + one.id < other.name + other.id ? -1 : 1));
  return { format: 'apollo-persisted-query-manifest', version: 1, operations };
}

const ADD =
  'mutation ($id: ID!, $documents: [String!]!) { addClientDocuments(dto: { id: $id, documents: $documents }) { documentCount } }';

/** Maximum number of documents that the API accepts in one call. */
const MOST_A_CALL = 200;

/** Registers the documents and returns how many the front end has afterwards. */
async function register({ operations }: Manifest, url: string, id: string): Promise<number> {
  const token = process.env['MEET_TOKEN'];
  if (!token) throw new Refusal('MEET_TOKEN must hold the token of a program with the scope DOCUMENTS');
  const documents = operations.map(({ body }) => body);
  let count = 0;
  while (documents.length) count = await add(documents.splice(0, MOST_A_CALL), url, id, token);
  return count;
}

async function add(documents: string[], url: string, id: string, token: string): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: ADD, variables: { id, documents } }),
  }).catch((cause: unknown) => {
    throw new Refusal(`${url} cannot be reached`, { cause });
  });
  const { data, errors } = (await answer.json().catch(() => ({}))) as {
    data?: { addClientDocuments: { documentCount: number } };
    errors?: { message: string }[];
  };
  if (!data) throw new Refusal(errors?.[0]?.message ?? `${url} answered ${answer.status}`);
  return data.addClientDocuments.documentCount;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'persisted-query-manifest.json' },
      register: { type: 'string' },
      client: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  if (!positionals.length || Boolean(values.register) !== Boolean(values.client)) throw new Refusal(USAGE);
  const manifest = await manifestOf(positionals);
  await writeFile(values.out, `${JSON.stringify(manifest, null, 2)}\n`);
  process.stdout.write(`${manifest.operations.length} documents → ${values.out}\n`);
  if (values.register && values.client) {
    const count = await register(manifest, values.register, values.client);
    process.stdout.write(`Registered: the front end has ${count} documents\n`);
  }
}

try {
  await run();
} catch (error) {
  const isKnown = error instanceof Refusal || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isKnown ? (error as Error).message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
