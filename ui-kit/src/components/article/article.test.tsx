import { render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { renderToString } from 'react-dom/server.node';
import { LinkProvider } from '../link/index.js';
import { KnownStyles, stylesOf } from '../../testing/known-styles.js';
import { Article } from './index.js';
import { harmfulIn } from '../../testing/harmful-in.js';
import { xssCorpus } from '../../testing/xss-corpus.js';

describe('Article', () => {
  it.each(xssCorpus)('Article removes harmful markup from %s', (html) => {
    const { container } = render(<Article html={html} />);
    expect(harmfulIn(container.firstElementChild!)).toEqual([]);
  });

  it('Article removes harmful markup from all samples together, and sanitising again changes nothing', () => {
    const html = xssCorpus.join('');
    const { container } = render(<Article html={html} />);
    const once = container.firstElementChild!.innerHTML;
    expect(harmfulIn(container.firstElementChild!)).toEqual([]);
    const { container: second } = render(<Article html={once} />);
    expect(harmfulIn(second.firstElementChild!)).toEqual([]);
  });

  it('harmfulIn finds harmful attributes, URLs and elements', () => {
    const page = document.createElement('div');
    page.innerHTML =
      '<p onclick="x"><a href="javascript:x">y</a><img src="data:x" style="top:0"><b id="a"></b></p><form></form>';
    expect(harmfulIn(page)).toHaveLength(6);
  });

  it('Article keeps the text of forbidden elements, but not of scripts and styles', () => {
    render(<Article html="<section><font>Слова</font></section><script>слово</script><style>стиль</style>" />);
    expect(screen.getByRole('article')).toHaveTextContent(/^Слова$/);
  });

  it('Article keeps headings, numbered lists and table attributes', () => {
    render(
      <Article html='<h1>Заголовок</h1><ol start="3"><li>Раз</li></ol><table><tr><th scope="row">EU</th><td colspan="2">42</td></tr></table>' />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Заголовок' })).toBeInTheDocument();
    expect(screen.getByRole('list')).toHaveAttribute('start', '3');
    expect(screen.getByRole('cell')).toHaveAttribute('colspan', '2');
    expect(screen.getByRole('group', { name: 'Таблица' })).toHaveAttribute('tabindex', '0');
  });

  it('Article renders links within the shop by the router and others as plain links', () => {
    render(
      <LinkProvider component={({ href, ...props }) => <a href={`/ru${href}`} {...props} />}>
        <Article html='<a href="/blog">Блог</a><a href="https://example.com">Сайт</a><a href="//evil.example">Чужой</a>' />
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Блог' })).toHaveAttribute('href', '/ru/blog');
    expect(screen.getByRole('link', { name: 'Сайт' })).toHaveAttribute('href', 'https://example.com');
    expect(screen.getByRole('link', { name: 'Чужой' })).toHaveAttribute('href', '//evil.example');
    expect(screen.getByRole('link', { name: 'Чужой' })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('Article reserves space for a picture by its width and height attributes', () => {
    const { container } = render(<Article html='<img src="/a.jpg" width="1600" height="900">' />, {
      wrapper: KnownStyles,
    });
    expect(stylesOf(container.querySelector('img')!.parentElement!)).toContain(`aspect-ratio:${1600 / 900}`);
  });

  it('Article hydrates server markup without a change', async () => {
    const page = document.createElement('div');
    const element = <Article html={`<p>Раз <b>два</b></p><table><tr><td>1</table>${xssCorpus.join('')}`} />;
    page.innerHTML = renderToString(element);
    const faults: unknown[] = [];
    await act(async () => {
      hydrateRoot(page, element, { onRecoverableError: (error) => faults.push(error) });
    });
    expect(faults).toEqual([]);
  });

  it('Article renders named products and folded sections', () => {
    render(
      <Article
        html='<div data-goods="boots cap"></div><div>Слова</div><details><summary>Вопрос</summary><p>Ответ</p></details>'
        goods={(slugs) => <p>{`Товары: ${slugs.join(', ')}`}</p>}
      />,
    );
    expect(screen.getByText('Товары: boots, cap')).toBeInTheDocument();
    expect(screen.getByText('Слова')).toBeInTheDocument();
    expect(screen.getByText('Вопрос').closest('details')).not.toHaveAttribute('open');
  });

  it('Article renders no content for an empty text', () => {
    render(<Article html="" />);
    expect(screen.getByRole('article')).toBeEmptyDOMElement();
  });
});
