import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { readSchema } from '../schema-check/read-schema.js';
import { headingAnchor } from './heading-anchor.js';
import { callRulesOf, schemaReference } from './schema-reference.js';
import { pathOf } from './site-menu.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/**
 * Pages that are written in other folders, and targets for links to files or folders that are not pages of the site.
 */
const ELSEWHERE: Record<string, string> = { 'client/README.md': 'client.md', 'api/CHANGELOG.md': 'changelog.md' };
const STANDS_FOR: Record<string, string> = {
  'api/schema.graphql': 'reference/shop/queries.md',
  'api/admin-schema.graphql': 'reference/operators/queries.md',
  'docs/adr': 'contributors/adr/0001-record-decisions.md',
};

/**
 * Returns the path on the site of each page of the repository, by the page’s file: `docs/errors.md` is `errors.md`,
 * `docs/errors.ru.md` is `ru/errors.md`, and `docs/import.md` is `merchants/import.md`.
 */
export function sitePaths(): Map<string, string> {
  const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md') && !/^(generated|\.vitepress)\//.test(file));
  return new Map([
    ...pages.map((file) => {
      const [, page, russian] = /^(.+?)(\.ru)?\.md$/.exec(file)!;
      return [`docs/${file}`, `${russian ? 'ru/' : ''}${pathOf(page!)}.md`] as const;
    }),
    ...Object.entries(ELSEWHERE),
  ]);
}

/** Returns every page of the site as Markdown, by its path on the site. */
export function sitePages(): Map<string, string> {
  const paths = sitePaths();
  const pages = new Map(
    [...paths].map(([file, path]) => [path, withFileNames(withSiteLinks(read(file), file, paths))]),
  );
  pages.set('changelog.md', pages.get('changelog.md')!.replace(/^# .+$/m, '# What changes in the schemas'));
  const rules = callRulesOf(read('docs/calls.md'));
  const schemas = [
    ['shop', schemaReference(readSchema(ROOT, 'api/schema.graphql'), '/graphql', rules.storefront)],
    ['operators', schemaReference(readSchema(ROOT, 'api/admin-schema.graphql'), '/admin/graphql', rules.operators)],
  ] as const;
  const codes = codeAnchors(read('docs/errors.md'));
  for (const [folder, reference] of schemas)
    for (const [name, text] of reference) pages.set(`reference/${folder}/${name}.md`, withPageLinks(text, codes));
  return pages;
}

/** Returns the anchor of the section that explains each code, from docs/errors.md. */
function codeAnchors(errors: string): Map<string, string> {
  const [, ...sections] = errors.split(/^## /m);
  return new Map(
    sections.flatMap((section) => {
      const anchor = headingAnchor(section.split('\n', 1)[0]!);
      return [...section.matchAll(/^\| `(\w+)`/gm)].map(([, code]) => [code!, anchor] as const);
    }),
  );
}

/**
 * Returns a page of the reference in which descriptions link to the pages (`docs/bulk.md`) and errors that they
 * mention.
 */
export function withPageLinks(markdown: string, codes: Map<string, string>): string {
  return markdown
    .replace(/\bdocs\/([\w-]+)\.md/g, (_, page: string) => `[${page}.md](../../${pathOf(page)}.md)`)
    .replace(/(?<![`\w])[A-Z]+(?:_[A-Z]+)*\b(?!`)/g, (name) =>
      codes.has(name) ? `[${name}](../../errors.md#${codes.get(name)})` : name,
    );
}

/** Writes texts into a folder, by their paths. */
export async function writeTexts(folder: string, texts: Map<string, string>): Promise<void> {
  for (const [path, text] of texts) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/**
 * Returns a page of the repository with its links as on the site. A link to a file that is not a page of the site
 * becomes text, because the site does not know where the repository is published.
 */
export function withSiteLinks(markdown: string, file: string, paths: Map<string, string>): string {
  const from = posix.dirname(paths.get(file)!);
  return outsideCode(markdown, (text) =>
    text.replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (whole, label: string, href: string) => {
      if (/^([a-z]+:|\/|#)/.test(href)) return whole;
      const [path, hash] = href.split('#') as [string, string?];
      const target = posix.join(posix.dirname(file), path);
      const page = paths.get(target) ?? STANDS_FOR[target];
      return page ? `[${label}](${posix.relative(from, page)}${hash === undefined ? '' : `#${hash}`})` : label;
    }),
  );
}

/** Writes the name of a file above the code block with its content, because GitHub and VitePress do not show it. */
function withFileNames(markdown: string): string {
  return markdown.replace(/^```(\w+) (\S+\.\w+)$/gm, '`$2`\n\n```$1');
}

function outsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/^(```[^]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : change(part)))
    .join('');
}
