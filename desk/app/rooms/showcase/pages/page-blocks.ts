import type { MarkdownBlock } from '@meet/ui-kit/markdown-field';
import type { pageTexts } from './page-words';

/** What can be put into a text besides what Markdown has: tables, blocks of the shop, and facts of its settings. */
export function pageBlocks({ blocks, samples, facts }: typeof pageTexts.ru): MarkdownBlock[] {
  const { cell, question, answer } = samples;
  return [
    { label: blocks.table, text: `| ${cell} | ${cell} |\n| --- | --- |\n| ${cell} | ${cell} |\n| ${cell} | ${cell} |` },
    { label: blocks.accordion, text: `:::accordion[${question}]\n${answer}\n:::` },
    { label: blocks.goods, text: `::goods{slugs="${samples.slugs}"}` },
    { label: blocks.levels, text: '::levels' },
    { label: blocks.apps, text: '::apps' },
    ...Object.entries(facts).map(([fact, name]) => ({ label: name, text: `{{${fact}}}`, inline: true })),
  ];
}
