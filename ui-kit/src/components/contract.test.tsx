import { render, screen } from '@testing-library/react';
import { keepsTheContract } from '../testing/contract.js';
import {
  Badge,
  Breadcrumbs,
  CategoryMenu,
  Checkbox,
  ColourSwatches,
  Container,
  Divider,
  EmptyState,
  ErrorPage,
  Footer,
  Gallery,
  Grid,
  Header,
  Heading,
  Icon,
  IconButton,
  Input,
  Link,
  LinkProvider,
  mobileMenuItems,
  ProductGrid,
  Rail,
  RemovableChip,
  SearchBox,
  Skeleton,
  SkipLink,
  SortSelect,
  Stack,
  Text,
} from '../index.js';

const menu = [
  { slug: 'sneakers', name: 'Кроссовки', href: '/catalog/any/sneakers' },
  { slug: 'meet-price', name: 'Лучшая цена', href: '/catalog/any/meet-price' },
];

describe('every component', () => {
  keepsTheContract('Badge', (props) => <Badge {...props} />);
  keepsTheContract('Breadcrumbs', (props) => <Breadcrumbs items={[]} {...props} />);
  keepsTheContract('CategoryMenu', (props) => <CategoryMenu items={menu} {...props} />);
  keepsTheContract('Checkbox', (props) => <Checkbox label="a" {...props} />);
  keepsTheContract('ColourSwatches', (props) => <ColourSwatches colours={[{ name: 'a', hex: '#000' }]} {...props} />);
  keepsTheContract('Container', (props) => <Container {...props} />);
  keepsTheContract('Divider', (props) => <Divider {...props} />);
  keepsTheContract('Footer', (props) => <Footer columns={[]} legal="" {...props} />);
  keepsTheContract('Gallery', (props) => <Gallery images={[]} {...props} />);
  keepsTheContract('Grid', (props) => <Grid {...props} />);
  keepsTheContract('Heading', (props) => <Heading {...props} />);
  keepsTheContract('Icon', (props) => <Icon name="menu" {...props} />);
  keepsTheContract('IconButton', (props) => <IconButton icon="menu" label="a" {...props} />);
  keepsTheContract('Input', (props) => <Input label="a" {...props} />);
  keepsTheContract('Link', (props) => <Link href="/" {...props} />);
  keepsTheContract('ProductGrid', (props) => <ProductGrid {...props} />);
  keepsTheContract('Rail', (props) => <Rail {...props} />);
  keepsTheContract('RemovableChip', (props) => <RemovableChip name="a" href="/" {...props} />);
  keepsTheContract('SearchBox', (props) => <SearchBox action="/search" {...props} />);
  keepsTheContract('Skeleton', (props) => <Skeleton {...props} />);
  keepsTheContract('SkipLink', (props) => <SkipLink href="#a" {...props} />);
  keepsTheContract('SortSelect', (props) => <SortSelect options={[]} {...props} />);
  keepsTheContract('Stack', (props) => <Stack {...props} />);
  keepsTheContract('Text', (props) => <Text {...props} />);
  keepsTheContract('EmptyState', (props) => (
    <EmptyState title="a" {...props}>
      b
    </EmptyState>
  ));
  keepsTheContract('ErrorPage', (props) => <ErrorPage kind="not-found" href="/catalog" {...props} />);
  keepsTheContract('Header', (props) => (
    <Header
      homeHref="/"
      menu={null}
      search={null}
      searchHref="/search"
      menuFallbackHref="#menu"
      onMenuOpen={() => undefined}
      {...props}
    />
  ));
});

describe('ErrorPage', () => {
  it('has the words of the specification', () => {
    const { unmount } = render(<ErrorPage kind="not-found" href="/catalog" />);
    expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeInTheDocument();
    expect(screen.getByText('Страница не найдена. Давайте вернёмся в каталог и попробуем снова.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog');
    unmount();
    render(<ErrorPage kind="no-signal" href="/product/a" />);
    expect(screen.getByRole('heading', { level: 1, name: 'NO SIGNAL' })).toBeInTheDocument();
    expect(screen.getByText('Нет сигнала. Давайте обновим страницу и попробуем снова.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Обновить страницу' })).toHaveAttribute('href', '/product/a');
  });
});

describe('links', () => {
  it('go through the component that the application gives', () => {
    render(
      <LinkProvider component={({ href, ...props }) => <a href={`/ru${href}`} {...props} />}>
        <CategoryMenu items={menu} activeSlug="sneakers" />
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Кроссовки' })).toHaveAttribute('href', '/ru/catalog/any/sneakers');
    expect(screen.getByRole('link', { name: 'Кроссовки' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Лучшая цена' })).not.toHaveAttribute('aria-current');
  });
});

describe('mobileMenuItems', () => {
  it('leaves out the search and entries without an address', () => {
    const items = [...menu, { slug: 'search', name: 'Поиск', href: '/' }, { slug: '', name: 'Пусто', href: '/' }];
    expect(mobileMenuItems(items)).toEqual(menu);
  });
});

describe('Input', () => {
  it('ties the label and the error to the field', () => {
    render(<Input label="Почта" error="Проверьте адрес: в нём нет @" />);
    const field = screen.getByRole('textbox', { name: 'Почта' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Проверьте адрес: в нём нет @');
  });
});
