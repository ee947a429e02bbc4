import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { headingAnchor } from './heading-anchor.js';

const DOCS = join(import.meta.dirname, '../../docs');
const read = (file: string) => readFileSync(join(DOCS, file), 'utf8');
const files = readdirSync(DOCS);
const translated = files
  .filter((file) => file.endsWith('.ru.md') && file !== 'index.ru.md')
  .map((file) => file.replace('.ru.md', ''));

interface Section {
  /** `##`, for example. */
  level: string;
  heading: string;
  text: string;
}

const BLOCK = /^```.*\n[^]*?^```$/gm;
const examplesOf = (page: string) => page.match(BLOCK) ?? [];

/** Returns a page's sections, without the examples. The title is the first one. */
const sectionsOf = (page: string): Section[] =>
  page
    .replace(BLOCK, '')
    .split(/^(?=#+ )/m)
    .filter((text) => text.startsWith('#'))
    .map((text) => {
      const [, level, heading] = /^(#+) (.+)$/m.exec(text)!;
      return { level: level!, heading: heading!, text };
    });

const anchorsOf = (page: string) => sectionsOf(page).map(({ heading }) => headingAnchor(heading));

/** Names of code: whatever stands in backticks, and words such as KEY_MISSING. */
const namesIn = (text: string) =>
  [...new Set(text.match(/`[^`]+`|\b[A-Z]+_[A-Z_]+\b/g)?.map((name) => name.replaceAll('`', '')))].sort();
const namesOf = ({ text }: Section) => namesIn(text);
const rowsOf = ({ text }: Section) => text.match(/^\|.+$/gm)?.map(namesIn) ?? [];

/** Numbers that are written in digits: `12,000` and `12 000` are the same. */
const numbersOf = ({ text }: Section) =>
  [
    ...new Set(
      text
        .replace(/`[^`]+`|\]\([^)]*\)/g, '')
        .match(/\d+(?:[, \u00A0]\d{3})*(?:[.,]\d+)?/g)
        ?.map((number) => number.replace(/[, \u00A0](?=\d{3}(?!\d))/g, '').replace(',', '.')),
    ),
  ].sort();

const linksOf = ({ text }: Section) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href!).sort();

/** Returns where the Russian page links to instead: the same heading of the Russian page, if there is one. */
function inRussian(href: string, page: string): string {
  const [path, hash] = href.split('#') as [string, string?];
  const file = path || `${page}.md`;
  const russian = file.replace(/\.md$/, '.ru.md');
  if (posix.dirname(file) !== '.' || !files.includes(russian)) return href;
  if (hash === undefined) return russian;
  return `${path && russian}#${anchorsOf(read(russian))[anchorsOf(read(file)).indexOf(hash)]}`;
}

describe.each(translated)('%s.ru.md', (page) => {
  const [english, russian] = [read(`${page}.md`), read(`${page}.ru.md`)];
  const [sections, translations] = [sectionsOf(english), sectionsOf(russian)];
  const eachSection = (of: (section: Section) => unknown, all: Section[]) =>
    all.map((section, index) => [sections[index]?.heading, of(section)]);

  it('a Russian docs page has the same examples as its English page', () => {
    expect(examplesOf(russian)).toEqual(examplesOf(english));
  });

  it('a Russian docs page has the same sections and tables as its English page', () => {
    expect(translations.map(({ level }) => level)).toEqual(sections.map(({ level }) => level));
    expect(eachSection(rowsOf, translations)).toEqual(eachSection(rowsOf, sections));
  });

  it('a Russian docs page names in each section the same identifiers as its English page', () => {
    expect(eachSection(namesOf, translations)).toEqual(eachSection(namesOf, sections));
  });

  it('a Russian docs page contains the same numbers as its English page', () => {
    expect(eachSection(numbersOf, translations)).toEqual(eachSection(numbersOf, sections));
  });

  it('a Russian docs page has the links of its English page, to Russian pages where they exist', () => {
    const others = (section: Section) =>
      linksOf(section).filter((href) => href !== `${page}.md` && href !== `${page}.ru.md`);
    const wanted = (section: Section) =>
      others(section)
        .map((href) => inRussian(href, page))
        .sort();
    expect(eachSection(others, translations)).toEqual(eachSection(wanted, sections));
    expect(russian).toContain(`[In English](${page}.md)`);
  });
});
