import type { MarkdownRenderer } from 'vitepress';

const ROLES: Record<string, string> = {
  table_open: 'table',
  thead_open: 'rowgroup',
  tbody_open: 'rowgroup',
  tr_open: 'row',
  th_open: 'columnheader',
  td_open: 'cell',
};

/**
 * Gives each cell the heading of its column as `data-label`: on a phone each row is shown as a list of labelled cells.
 * CSS turns the parts of a table into blocks, so roles tell screen readers that it is still a table.
 */
export function labelledTables(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('labelled-tables', ({ tokens }) => {
    let labels: string[] = [];
    let column = 0;
    tokens.forEach((token, index) => {
      const role = ROLES[token.type];
      if (!role) return;
      token.attrSet('role', role);
      if (role === 'table') labels = [];
      if (role === 'row') column = 0;
      if (role === 'columnheader') labels.push(tokens[index + 1]!.content);
      if (role === 'cell') token.attrSet('data-label', labels[column++] ?? '');
    });
  });
}
