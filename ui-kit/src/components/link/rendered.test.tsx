import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act, createRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import {
  Button,
  ButtonLink,
  CardLink,
  CollectionTile,
  IconButton,
  IconLink,
  Link,
  LinkProvider,
  RemovableChip,
  StoreBadge,
  type AnchorProps,
} from '../../index.js';
import { components, withoutElement } from '../../testing/samples.js';

/** Stands for a router's link. */
const RouterLink = ({ to, ...props }: ComponentPropsWithRef<'a'> & { to?: string }) => (
  <a data-by-router="" {...props} href={to ?? props.href} />
);

type Drawn = (props: object) => ReactElement;

describe('a part that is one link or button', () => {
  it.each<[string, Drawn]>([
    ['Button', (props) => <Button {...props}>Cart</Button>],
    ['ButtonLink', (props) => <ButtonLink href="/" {...props} />],
    ['CardLink', (props) => <CardLink href="/" {...props} />],
    ['CollectionTile', (props) => <CollectionTile href="/" title="Cart" poster={null} {...props} />],
    ['IconButton', (props) => <IconButton icon="search" label="Cart" {...props} />],
    ['IconLink', (props) => <IconLink icon="search" label="Cart" href="/" {...props} />],
    ['Link', (props) => <Link href="/" {...props} />],
    ['RemovableChip', (props) => <RemovableChip label="Cart" href="/" {...props} />],
    ['StoreBadge', (props) => <StoreBadge store="rustore" href="/" {...props} />],
  ])(
    'the component %s draws the element of `render` with its own look and keeps refs, classes, aria and handlers',
    async (_, part) => {
      const own = { ref: createRef<HTMLAnchorElement>(), onClick: jest.fn((event: Event) => event.preventDefault()) };
      const outer = { ref: createRef<never>(), onClick: jest.fn() };
      render(
        part({
          ...outer,
          className: 'outer',
          'aria-describedby': 'note',
          render: <RouterLink to="/cart" className="own" {...(own as object)} />,
        }),
      );
      const link = screen.getByRole('link');
      expect(document.querySelector('a a, button')).toBeNull();
      expect(link).toHaveAttribute('href', '/cart');
      expect(link).toHaveClass('meet', 'outer', 'own');
      expect(link).toHaveAttribute('aria-describedby', 'note');
      expect(link).not.toHaveAttribute('type');
      expect(link).not.toHaveAttribute('render');
      expect(outer.ref.current).toBe(link);
      expect(own.ref.current).toBe(link);
      await userEvent.click(link);
      expect(own.onClick).toHaveBeenCalledTimes(1);
      expect(outer.onClick).toHaveBeenCalledTimes(1);
    },
  );

  it('a loading Button ignores clicks, even when the button is rendered as a link', async () => {
    const act = jest.fn();
    render(
      <Button loading onClick={act} render={<RouterLink to="#cart" />}>
        Cart
      </Button>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
  });

  it('the content of the element passed as render prop replaces the content of the component', () => {
    render(<Link href="/" render={<RouterLink to="/cart">Cart</RouterLink>} />);
    expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();
  });

  it('a Link throws an error when its render prop is not a React element', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Link href="/" render={'Cart' as never} />)).toThrow('a single React element');
  });
});

describe('links inside a part', () => {
  /** Links to a place of the same page, of other sites and of files, which no router follows. */
  const outside = /^(#|https?:|mailto:|tel:|data:)|\.(svg|jpg)$/;

  it.each(
    Object.entries({ ...components, ...withoutElement }).filter(
      ([name]) => !/.Icon$|^LinkProvider$|^(Style|Theme)Script$/.test(name),
    ),
  )('%s draws every link by LinkProvider', async (_name, sample) => {
    const { container } = render(
      <LinkProvider component={(props: AnchorProps) => <a data-by-router="" {...props} />}>{sample({})}</LinkProvider>,
    );
    await act(async () => undefined);
    const others = [...container.querySelectorAll('a[href]:not([data-by-router])')]
      .map((link) => link.getAttribute('href')!)
      .filter((href) => !outside.test(href));
    expect(others).toEqual([]);
  });
});
