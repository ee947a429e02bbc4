import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnServer } from '../../testing/render-on-server.js';
import { MegaMenu, type MegaMenuItem } from './index.js';

const items: readonly MegaMenuItem[] = [
  { slug: 'new', label: 'Новинки', href: '/new' },
  {
    slug: 'shoes',
    label: 'Обувь',
    href: '/shoes',
    groups: [
      {
        label: 'Вид',
        links: [
          { label: 'Ботинки', href: '#boots' },
          { label: 'Сандалии', href: '#sandals' },
        ],
      },
    ],
    brands: [{ label: 'Nordvik', href: '#nordvik' }],
    tile: { label: 'Для троп', href: '#trail', picture: 'trail.webp' },
  },
  {
    slug: 'clothes',
    label: 'Одежда',
    href: '/clothes',
    groups: [{ label: 'Вид', links: [{ label: 'Куртки', href: '#jackets' }] }],
  },
];

const entry = (name: string) => screen.getByRole('button', { name });
const expectOpen = (name: string, open: boolean) =>
  waitFor(() => expect(entry(name)).toHaveAttribute('aria-expanded', String(open)));

/** Zag listens to presses outside from the next task on. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

it('MegaMenu is a navigation landmark with a Russian name or the caller’s name', () => {
  const { rerender } = render(<MegaMenu items={items} />);
  expect(screen.getByRole('navigation', { name: 'Каталог' })).toBeVisible();
  rerender(<MegaMenu items={items} aria-label="Женщинам" />);
  expect(screen.getByRole('navigation', { name: 'Женщинам' })).toBeVisible();
});

it('MegaMenu renders only links before hydration, including those of its panels', () => {
  const page = renderOnServer(<MegaMenu items={items} activeSlug="shoes" />);
  document.body.append(page);
  const top = within(page);
  expect(top.queryByRole('button')).toBeNull();
  expect(top.getByRole('link', { name: 'Обувь' })).toHaveAttribute('href', '/shoes');
  expect(top.getByRole('link', { name: 'Обувь' })).toHaveAttribute('aria-current', 'page');
  expect(page.querySelector('a[href="#boots"]')).not.toBeNull();
  page.remove();
});

it('MegaMenu moves by arrow keys, and Escape closes the open panel', async () => {
  render(<MegaMenu items={items} />);
  act(() => screen.getByRole('link', { name: 'Новинки' }).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(entry('Обувь')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expectOpen('Обувь', true);
  await settled();
  // In jsdom nothing has a size, and what has none is not focused: a story checks this step.
  act(() => screen.getByRole('link', { name: 'Ботинки' }).focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Сандалии' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expectOpen('Обувь', false);
  await waitFor(() => expect(entry('Обувь')).toHaveFocus());
});

it('MegaMenu opens and closes a panel by clicks, one at a time', async () => {
  const onValueChange = jest.fn();
  const user = userEvent.setup();
  render(<MegaMenu items={items} onValueChange={onValueChange} />);
  await user.click(entry('Обувь'));
  await expectOpen('Обувь', true);
  expect(onValueChange).toHaveBeenLastCalledWith('shoes');
  await user.click(entry('Одежда'));
  await expectOpen('Одежда', true);
  await expectOpen('Обувь', false);
  // A press at once would be the one that came with the pointer.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 550)));
  await user.click(entry('Одежда'));
  await expectOpen('Одежда', false);
  expect(onValueChange).toHaveBeenLastCalledWith('');
});

it('MegaMenu closes its panel when a link is followed or the focus leaves', async () => {
  render(<MegaMenu items={items} />);
  await userEvent.click(entry('Обувь'));
  await expectOpen('Обувь', true);
  await userEvent.click(screen.getByRole('link', { name: 'Для троп' }));
  await expectOpen('Обувь', false);
  act(() => entry('Обувь').focus());
  await userEvent.keyboard('{Enter}');
  await expectOpen('Обувь', true);
  await userEvent.keyboard('{ArrowRight}');
  expect(entry('Одежда')).toHaveFocus();
  await expectOpen('Обувь', false);
});

it('a panel of MegaMenu has a link to the whole category', async () => {
  render(<MegaMenu items={items} />);
  await userEvent.click(entry('Обувь'));
  await expectOpen('Обувь', true);
  const panel = within(screen.getByRole('group', { name: 'Обувь' }));
  expect(panel.getByRole('link', { name: 'Всё в разделе «Обувь»' })).toHaveAttribute('href', '/shoes');
  expect(within(panel.getByRole('list', { name: 'Бренды' })).getAllByRole('link')).toHaveLength(1);
});

describe('MegaMenu with link entries', () => {
  const link = (name: string) => screen.getByRole('link', { name });

  it('MegaMenu with link entries follows the link on click, opens the panel on ↓ and closes it on Escape', async () => {
    render(<MegaMenu items={items} entries="links" />);
    expect(screen.queryByRole('button')).toBeNull();
    const shoes = link('Обувь');
    expect(shoes).toHaveAttribute('href', '/shoes');
    shoes.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(shoes);
    expect(shoes).toHaveAttribute('aria-expanded', 'false');
    act(() => shoes.focus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(shoes).toHaveAttribute('aria-expanded', 'true'));
    await settled();
    // As above, a story checks that ↓ moves the focus.
    act(() => link('Ботинки').focus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shoes).toHaveFocus());
    expect(shoes).toHaveAttribute('aria-expanded', 'false');
  });

  it('MegaMenu with link entries stays closed after a click until the pointer has left', async () => {
    render(<MegaMenu items={items} entries="links" />);
    const shoes = link('Обувь');
    const box = jest.spyOn(shoes, 'getBoundingClientRect');
    shoes.addEventListener('click', (event) => event.preventDefault());
    const opens = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 400)));
    await userEvent.click(shoes);
    box.mockReturnValue({ left: -40, right: 40, top: -22, bottom: 22 } as DOMRect);
    await userEvent.unhover(shoes);
    await userEvent.hover(shoes);
    await opens();
    expect(shoes).toHaveAttribute('aria-expanded', 'false');
    box.mockReturnValue({ left: 40, right: 120, top: 22, bottom: 66 } as DOMRect);
    await userEvent.unhover(shoes);
    await userEvent.hover(shoes);
    await waitFor(() => expect(shoes).toHaveAttribute('aria-expanded', 'true'));
  });

  it('MegaMenu with link entries opens when the pointer rests on an entry', async () => {
    render(<MegaMenu items={items} entries="links" />);
    await userEvent.hover(link('Обувь'));
    expect(link('Обувь')).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(link('Обувь')).toHaveAttribute('aria-expanded', 'true'));
  });
});

it('MegaMenu shows the title of a category group as a link and labels the group’s list', async () => {
  const boots = { label: 'Ботинки', href: '#all-boots', links: [{ label: 'Челси', href: '#chelsea' }] };
  render(<MegaMenu items={[{ slug: 'shoes', label: 'Обувь', href: '/shoes', groups: [boots], all: 'Вся обувь' }]} />);
  await userEvent.click(entry('Обувь'));
  await expectOpen('Обувь', true);
  expect(screen.getByRole('link', { name: 'Ботинки' })).toHaveAttribute('href', '#all-boots');
  expect(within(screen.getByRole('list', { name: 'Ботинки' })).getByRole('link')).toHaveTextContent('Челси');
  expect(screen.getByRole('link', { name: 'Вся обувь' })).toHaveAttribute('href', '/shoes');
});
