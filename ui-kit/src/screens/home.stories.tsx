import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AppBanner } from '../components/app-banner/index.js';
import { BlogCard } from '../components/blog-card/index.js';
import { BrandWall } from '../components/brand-wall/index.js';
import { Container } from '../components/container/index.js';
import { CookieNotice } from '../components/cookie-notice/index.js';
import { Grid } from '../components/grid/index.js';
import { Link } from '../components/link/index.js';
import { ProductCard } from '../components/product-card/index.js';
import { ProductGrid } from '../components/product-grid/index.js';
import { QrCode } from '../components/qr-code/index.js';
import { Rail } from '../components/rail/index.js';
import { StoreBadge } from '../components/store-badge/index.js';
import { posts } from '../fixtures/blog.js';
import { products } from '../fixtures/goods.js';
import { darkPosters, posters } from '../fixtures/posters.js';
import { noPicture, picture } from '../testing/pictures.js';
import { BonusBlock, Section, Statement } from './home-parts.js';
import { ShopFrame } from './shop-frame.js';

const brands = ['Nordvik', 'Tempo', 'Kvartal', 'Laguna', 'Oblako', 'Belka', 'Raduga', 'Pulse', 'Vesna', 'Ёлка'].map(
  (label) => ({ label, href: `/brands/${label.toLowerCase()}` }),
);

const tiles = [
  {
    href: '/collections/rain',
    title: 'Дождь не повод',
    poster: posters.snow,
    darkPoster: darkPosters.snow,
    description: 'Мембраны и пропитки на ноябрь.',
  },
  {
    href: '/collections/sand',
    title: 'Песок и глина',
    poster: posters.sand,
    darkPoster: darkPosters.sand,
    description: 'Тёплые тона без повода.',
  },
];

const cards = products.map((product) => <ProductCard key={product.href} {...product} />);

/** Eight products fill even rows of two and of four. */
const bestsellers = [
  ...products.toReversed(),
  ...products.slice(2, 4).map(({ href, ...rest }) => ({ ...rest, href: `${href}-2` })),
];

interface PageProps {
  /** The shopper was here before. */
  known?: boolean;
  cookies?: boolean;
}

function Page({ known = true, cookies = false }: PageProps) {
  const [banner, setBanner] = useState(true);
  const [asking, setAsking] = useState(cookies);
  return (
    <ShopFrame bleed>
      {asking && (
        <CookieNotice onAccept={() => setAsking(false)} onDecline={() => setAsking(false)}>
          Храним в браузере корзину и вход, а с вашего согласия считаем посещения.{' '}
          <Link href="/privacy">Подробнее о данных</Link>
        </CookieNotice>
      )}
      <Statement
        title="Ноябрь по своим следам"
        text="Замша, мембраны и подошвы, которые не боятся мокрых плит."
        poster={posters.white}
        darkPoster={darkPosters.white}
        href="/collections/november"
      />
      <Section title="Новинки" href="/catalog/any?sort=NEW_FIRST">
        <Rail>{cards}</Rail>
      </Section>
      <Section title="Бренды" href="/brands">
        <BrandWall brands={brands} />
      </Section>
      <Section title="Подборки" href="/collections">
        <Grid columns={[1, 2, 2]} gap={6}>
          {tiles.map((tile) => (
            <BlogCard key={tile.href} {...tile} />
          ))}
        </Grid>
      </Section>
      <Section title="Чаще всего берут" href="/catalog/any?sort=POPULAR_FIRST">
        <ProductGrid>
          {bestsellers.map((product) => (
            <ProductCard key={product.href} {...product} />
          ))}
        </ProductGrid>
      </Section>
      <BonusBlock />
      {known && (
        <Section title="Недавно смотрели">
          <Rail>{cards.slice(2)}</Rail>
        </Section>
      )}
      <Section title="Блог" href="/blog">
        <Grid columns={[1, 2, 3]} gap={6}>
          {posts.map((post) => (
            <BlogCard key={post.href} {...post} />
          ))}
        </Grid>
      </Section>
      {banner && (
        <Container css={{ marginTop: 64 }}>
          <AppBanner
            title="Meet в телефоне"
            text="Скидки приходят первыми, а статус заказа всегда под рукой."
            code={
              <QrCode value="https://meet.example/api/mobileapp" label="Приложение Meet: код для камеры телефона" />
            }
            onRemove={() => setBanner(false)}
          >
            <StoreBadge store="app-store" href="https://apps.example/meet" />
            <StoreBadge store="google-play" href="https://play.example/meet" />
          </AppBanner>
        </Container>
      )}
    </ShopFrame>
  );
}

const meta = {
  title: 'Screens/Home',
  component: Page,
  parameters: { ...picture, layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'wide' } } };

export const Tablet: Story = { parameters: noPicture, globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { parameters: noPicture, globals: { viewport: { value: 'phone' } } };

/** The first visit: no viewed products, and the cookie notice. */
export const FirstVisit: Story = {
  args: { known: false, cookies: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Недавно смотрели' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Только необходимые' }));
    await expect(canvas.queryByRole('region', { name: 'Файлы cookie' })).not.toBeInTheDocument();
  },
};
