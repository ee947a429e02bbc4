import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ContentKind } from '../../generated/prisma/enums.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { checked } from '../../operator/commands/checked.js';
import { SaveContentInput } from './content.input.js';

/** Folder of each kind of texts. The path within the folder, without `.md`, is the text's URL path. */
const FOLDERS: [folder: string, kind: ContentKind][] = [
  ['pages', 'PAGE'],
  ['articles', 'ARTICLE'],
];
const SECTIONS = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/;

/**
 * Reads `pages/**` and `articles/**` of a folder, in the order of their URL paths. A file is Markdown below the fields
 * of `SaveContentInput` in YAML, and obeys the same rules as the call. Throws BAD_USER_INPUT with the file's name.
 */
export async function readTextFiles(folder: string): Promise<SaveContentInput[]> {
  const texts: SaveContentInput[] = [];
  for (const [name, kind] of FOLDERS) {
    const files = await readdir(join(folder, name), { recursive: true }).catch(nothing);
    for (const file of files.filter((path) => path.endsWith('.md')).sort()) {
      const path = join(folder, name, file);
      texts.push(await readText(path, kind, file.replaceAll('\\', '/').slice(0, -'.md'.length)));
    }
  }
  return texts;
}

async function readText(path: string, kind: ContentKind, slug: string): Promise<SaveContentInput> {
  const [, fields = '', markdown = ''] = SECTIONS.exec(await readFile(path, 'utf8')) ?? [];
  if (!fields) throw badUserInput([fieldFault(path, 'title')]);
  try {
    const written = Object.assign(new SaveContentInput(), EMPTY, parse(fields) as object);
    return await checked(SaveContentInput, { ...written, kind, slug, markdown: markdown.trim(), after: 0 });
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

/** The defaults that GraphQL fills in for omitted fields. */
const EMPTY = { description: '', seoTitle: '', seoDescription: '', seoKeywords: '' };

function nothing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
