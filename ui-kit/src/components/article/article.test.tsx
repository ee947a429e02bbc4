import { render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { renderToString } from 'react-dom/server.node';
import { LinkProvider } from '../link/index.js';
import { renderOnServer } from '../../testing/render-on-server.js';
import { Article } from './index.js';
import { harmfulIn } from '../../testing/harmful-in.js';
import { xssCorpus } from '../../testing/xss-corpus.js';

describe('Article', () => {
  it.each(xssCorpus)('takes the harm out of %s', (html) => {
    const { container } = render(<Article html={html} />);
    expect(harmfulIn(container.firstElementChild!)).toEqual([]);
  });

  it('takes the harm out of all of it together, again and again', () => {
    const html = xssCorpus.join('');
    const { container } = render(<Article html={html} />);
    const once = container.firstElementChild!.innerHTML;
    expect(harmfulIn(container.firstElementChild!)).toEqual([]);
    const { container: second } = render(<Article html={once} />);
    expect(harmfulIn(second.firstElementChild!)).toEqual([]);
  });

  it('knows harm when it sees it', () => {
    const page = document.createElement('div');
    page.innerHTML =
      '<p onclick="x"><a href="javascript:x">y</a><img src="data:x" style="top:0"><b id="a"></b></p><form></form>';
    expect(harmfulIn(page)).toHaveLength(6);
  });

  it('keeps words of what is not allowed, and not those of scripts', () => {
    render(<Article html="<section><font>Слова</font></section><script>слово</script><style>стиль</style>" />);
    expect(screen.getByRole('article')).toHaveTextContent(/^Слова$/);
  });

  it('keeps what an editor needs', () => {
    render(
      <Article html='<h1>Заголовок</h1><ol start="3"><li>Раз</li></ol><table><tr><th scope="row">EU</th><td colspan="2">42</td></tr></table>' />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Заголовок' })).toBeInTheDocument();
    expect(screen.getByRole('list')).toHaveAttribute('start', '3');
    expect(screen.getByRole('cell')).toHaveAttribute('colspan', '2');
    expect(screen.getByRole('group', { name: 'Таблица' })).toHaveAttribute('tabindex', '0');
  });

  it('hands links of the shop to the router and no others', () => {
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

  it('holds the place of a picture by the size the editor gave', () => {
    const page = renderOnServer(<Article html='<img src="/a.jpg" width="1600" height="900">' />);
    expect(page.querySelector('img')!.parentElement!.getAttribute('style')).toContain(`${1600 / 900}`);
  });

  it('is taken over from the server without a change', async () => {
    const page = document.createElement('div');
    const element = <Article html={`<p>Раз <b>два</b></p><table><tr><td>1</table>${xssCorpus.join('')}`} />;
    page.innerHTML = renderToString(element);
    const faults: unknown[] = [];
    await act(async () => {
      hydrateRoot(page, element, { onRecoverableError: (error) => faults.push(error) });
    });
    expect(faults).toEqual([]);
  });

  it('asks for the goods that a text names, and folds what is folded', () => {
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

  it('is empty without a text', () => {
    render(<Article html="" />);
    expect(screen.getByRole('article')).toBeEmptyDOMElement();
  });
});
