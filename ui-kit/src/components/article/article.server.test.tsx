/**
 * On the server another parser is used: the export conditions of Node choose it.
 *
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { renderOnServer } from '../../testing/render-on-server.js';
import { Article } from './index.js';
import { harmfulIn } from '../../testing/harmful-in.js';
import { xssCorpus } from '../../testing/xss-corpus.js';

it('reads with the parser of the server here', async () => {
  expect(import.meta.resolve('hast-util-from-html-isomorphic')).not.toContain('browser');
});

it.each(xssCorpus)('takes the harm out of %s on the server too', (html) => {
  expect(harmfulIn(renderOnServer(<Article html={html} />).firstElementChild!)).toEqual([]);
});
