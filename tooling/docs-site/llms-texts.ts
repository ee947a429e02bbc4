import { INTEGRATORS, PARTS, pathOf } from './site-menu.js';

/**
 * Returns `llms.txt` (https://llmstxt.org): the contents of the site, with links to the pages’ Markdown. `base` ends in
 * `/`.
 */
export function llmsTxt(pages: Map<string, string>, base: string): string {
  const sections = PARTS.map(({ title, groups }) => {
    const links = groups
      .flatMap((group) => group.pages)
      .map((page) => {
        const text = pages.get(`${pathOf(page)}.md`)!;
        const about = aboutOf(text);
        return `- [${headingOf(text)}](${base}${pathOf(page)}.md)${about ? `: ${about}` : ''}`;
      });
    return `## ${title.en}\n\n${links.join('\n')}\n`;
  });
  return `# Meet

> A headless shop for sneakers and clothes: a GraphQL API for shoppers (/graphql) and one for operators and programs
> (/admin/graphql), a React kit and a storefront. Money is whole kopecks, points are whole numbers, times are ISO 8601 in UTC.

All pages for integrators in one file: ${base}llms-full.txt. Russian pages lie in ${base}ru/.

${sections.join('\n')}`;
}

/** Returns `llms-full.txt`: every page for integrators, one after another. */
export function llmsFullTxt(pages: Map<string, string>, base: string): string {
  return INTEGRATORS.groups
    .flatMap((group) => group.pages)
    .map((page) => `<!-- ${base}${page}.md -->\n\n${pages.get(`${page}.md`)!.trim()}\n`)
    .join('\n');
}

const headingOf = (markdown: string) => /^# (.+)$/m.exec(markdown)![1]!;

/** Returns the first sentence of a page, without links; empty if the page does not begin with a sentence. */
function aboutOf(markdown: string): string {
  const [, first = ''] = markdown.replace(/<!--[^]*?-->\n*/g, '').split(/\n\n+/);
  if (!/^[`"\p{L}[]/u.test(first)) return '';
  const plain = first.replace(/\s+/g, ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return /^.*?\.(?= |$)/.exec(plain)?.[0] ?? plain;
}
