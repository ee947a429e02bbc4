/**
 * On the server another parser is used: the export conditions of Node choose it.
 *
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { renderOnServer } from '../../testing/render-on-server.js';
import { Article } from './index.js';
import { harmfulIn } from '../../testing/harmful-in.js';
import { xssCorpus } from '../../testing/xss-corpus.js';

it('Article is parsed by the server’s HTML parser in the server test', async () => {
  expect(import.meta.resolve('hast-util-from-html-isomorphic')).not.toContain('browser');
});

it.each(xssCorpus)('Article on the server removes harmful markup from %s', (html) => {
  expect(harmfulIn(renderOnServer(<Article html={html} />).firstElementChild!)).toEqual([]);
});
