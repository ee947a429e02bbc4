import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Accordion } from '../components/accordion/index.js';
import { Badge } from '../components/badge/index.js';
import { Breadcrumbs } from '../components/breadcrumbs/index.js';
import { Button } from '../components/button/index.js';
import { EmptyState } from '../components/empty-state/index.js';
import { Gallery } from '../components/gallery/index.js';
import { Grid } from '../components/grid/index.js';
import { Icon } from '../components/icon/index.js';
import { Image } from '../components/image/index.js';
import { LikeButton } from '../components/like-button/index.js';
import { Link } from '../components/link/index.js';
import { Modal } from '../components/modal/index.js';
import { PhotoUploader } from '../components/photo-uploader/index.js';
import { Price } from '../components/price/index.js';
import { ProductCard } from '../components/product-card/index.js';
import { Rail } from '../components/rail/index.js';
import { Rating } from '../components/rating/index.js';
import { ReviewCard } from '../components/review-card/index.js';
import { ReviewForm, type ReviewFormProps } from '../components/review-form/index.js';
import { SizeGridTable } from '../components/size-grid-table/index.js';
import { SizePicker } from '../components/size-picker/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { path } from '../fixtures/catalogue.js';
import { products, sizes } from '../fixtures/goods.js';
import { pictures } from '../fixtures/pictures.js';
import { reviews } from '../fixtures/reviews.js';
import { media } from '../theme/media.js';
import { tokens } from '../tokens/generated/tokens.js';
import { noPicture, picture } from '../testing/pictures.js';
import { ShopFrame } from './shop-frame.js';

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[8],
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(360px, 1fr)', gap: tokens.space[10] },
});
const edgeToEdge = css({ marginInline: `calc(-1 * ${tokens.space[4]})`, [media.tablet]: { marginInline: 0 } });
const thumbnail = css({
  display: 'block',
  width: 72,
  '&[aria-current]': { boxShadow: `inset 0 -2px ${tokens.color.ink}` },
});
/** The buy button stays within reach of the thumb on phones. */
const buyBar = css({
  [media.belowTablet]: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: tokens.layer.raised,
    marginInline: `calc(-1 * ${tokens.space[4]})`,
    padding: tokens.space[3],
    background: tokens.color.paper,
    borderTop: `1px solid ${tokens.color.hairline}`,
  },
});
const grow = css({ flex: 1 });

const views = [
  { id: '1', src: pictures.ridge, alt: 'Кроссовки Ridge, вид сбоку' },
  { id: '2', src: pictures.ridgeTurned, alt: 'Кроссовки Ridge, вид вполоборота' },
  { id: '3', src: pictures.ridgeAbove, alt: 'Пара Ridge, вид сверху' },
  { id: '4', src: pictures.ridgeDetail, alt: 'Шнуровка и швы кроссовок Ridge крупным планом' },
];

const similar = products.filter(({ brand }) => brand !== 'Nordvik');

const colourways = [
  { name: 'Тёмно-зелёный', src: pictures.ridge, href: '/product/nordvik-ridge-green' },
  { name: 'Угольный', src: pictures.ridgeCoal, href: '/product/nordvik-ridge-coal' },
  { name: 'Кирпичный', src: pictures.ridgeBrick, href: '/product/nordvik-ridge-brick' },
];

const sizeRows = ['40', '41', '42', '43', '44'].map((eu, index) => ({
  eu,
  uk: String(6.5 + index).replace('.', ','),
  us: String(7 + index),
  cm: String(25 + index * 0.7).replace('.', ','),
  height: null,
}));

const about = [
  {
    id: 'about',
    label: 'Описание',
    content:
      'Верх из замши с пропиткой, язык пришит к стелькам, чтобы не набирался песок. Подошва держит мокрый камень.',
  },
  {
    id: 'care',
    label: 'Характеристики и уход',
    content: 'Замша, текстиль, резина. Чистить сухой щёткой, сушить вдали от батареи.',
  },
  { id: 'delivery', label: 'Доставка и возврат', content: 'Примерить можно в пункте выдачи. Вернуть: 14 дней.' },
];

interface PageProps {
  /** The product is sold out. */
  gone?: boolean;
  reviewed?: boolean;
}

function Page({ gone = false, reviewed = true }: PageProps) {
  const [size, setSize] = useState<string>();
  const [liked, setLiked] = useState(false);
  const [own, setOwn] = useState('42');
  const [table, setTable] = useState(false);
  const [writing, setWriting] = useState(false);
  const [status, setStatus] = useState<ReviewFormProps['status']>('idle');
  return (
    <ShopFrame activeSlug="sneakers">
      <Stack gap={4} css={{ paddingBlock: 16 }}>
        <Breadcrumbs items={path.slice(0, 3)} />
        <div css={layout}>
          <Gallery css={edgeToEdge} images={views} />
          <Stack gap={6}>
            <Stack gap={1}>
              <Link variant="quiet" href="/brands/nordvik">
                Nordvik
              </Link>
              <Heading level={1} size="medium">
                Кроссовки для бега по тропам Ridge
              </Heading>
              <Link variant="bare" href="#reviews" css={{ justifySelf: 'start' }}>
                <Rating value={reviewed ? 4.3 : null} count={reviewed ? reviews.length : 0} size="small" />
              </Link>
            </Stack>
            {!gone && (
              <Stack gap={2} align="start">
                <Price price={899_000} oldPrice={1_290_000} sale={30} size="large" />
                <Badge tone="bonus">Кешбэк 270</Badge>
                <Text size="small" tone="muted">
                  С аккаунтом 8 590 ₽
                </Text>
              </Stack>
            )}
            <Stack gap={2}>
              <Text size="small" tone="muted">
                Цвет: тёмно-зелёный
              </Text>
              <Stack direction="row" gap={2}>
                {colourways.map(({ name, src, href }, index) => (
                  <Link key={href} variant="bare" css={thumbnail} href={href} aria-current={index === 0 || undefined}>
                    <Image src={src} alt={name} ratio={1} sizes="72px" />
                  </Link>
                ))}
              </Stack>
            </Stack>
            {gone ? (
              <EmptyState title="Нет в наличии" actions={<Button variant="secondary">Сообщить о поступлении</Button>}>
                Последнюю пару забрали 12 ноября. Ниже похожие.
              </EmptyState>
            ) : (
              <>
                <Stack gap={2}>
                  <SizePicker
                    sizes={sizes.map((option) => ({ ...option, own: option.id === own }))}
                    value={size}
                    onValueChange={setSize}
                  />
                  <Button
                    variant="ghost"
                    css={{ alignSelf: 'flex-start', paddingInline: 0 }}
                    onClick={() => setTable(true)}
                  >
                    Таблица размеров
                  </Button>
                </Stack>
                <Stack direction="row" gap={2} css={buyBar}>
                  <Button size="large" css={grow} disabled={!size}>
                    {size ? `В корзину, ${size}` : 'Выберите размер'}
                  </Button>
                  <LikeButton css={{ width: 56, height: 56 }} liked={liked} onLikedChange={setLiked} />
                </Stack>
                <Stack direction="row" gap={3}>
                  <Icon name="truck" css={{ flex: 'none' }} />
                  <Text size="small">
                    В Казань: завтра со склада, в пункт выдачи бесплатно от 25 000 ₽{' '}
                    <Link href="/delivery">Условия</Link>
                  </Text>
                </Stack>
              </>
            )}
            <Accordion sections={about} defaultOpen={['about']} headingLevel={2} />
          </Stack>
        </div>
      </Stack>
      <Stack gap={8} css={{ paddingTop: 48 }} id="reviews">
        <Stack direction="row" align="center" justify="between" wrap>
          <Heading level={2}>Отзывы</Heading>
          {reviewed && <Rating value={4.3} count={reviews.length} />}
        </Stack>
        {reviewed ? (
          <Grid columns={[1, 1, 2]} gap={10}>
            {reviews.map((review) => (
              <ReviewCard key={review.author} {...review} />
            ))}
          </Grid>
        ) : (
          <Text tone="muted">Отзывов пока нет. Если пара уже у вас, расскажите, как она сидит.</Text>
        )}
        <Button variant="secondary" css={{ alignSelf: 'flex-start' }} onClick={() => setWriting(true)}>
          Написать отзыв
        </Button>
      </Stack>
      <Stack gap={6} css={{ paddingTop: 64 }}>
        <Heading level={2}>Похожее</Heading>
        <Rail>
          {similar.map((product) => (
            <ProductCard key={product.href} {...product} />
          ))}
        </Rail>
      </Stack>
      <Modal open={table} onOpenChange={setTable} title="Таблица размеров" size="large">
        <SizeGridTable label="Таблица размеров обуви" rows={sizeRows} value={own} onValueChange={setOwn} />
      </Modal>
      <Modal open={writing} onOpenChange={setWriting} title="Отзыв" size="large">
        <ReviewForm
          status={status}
          onSubmit={() => setStatus('sent')}
          photos={<PhotoUploader label="Фотографии" photos={[]} onAdd={() => undefined} onRemove={() => undefined} />}
        />
      </Modal>
    </ShopFrame>
  );
}

const meta = {
  title: 'Screens/Product',
  component: Page,
  parameters: { ...picture, layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'wide' } } };

export const Tablet: Story = { parameters: noPicture, globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { parameters: noPicture, globals: { viewport: { value: 'phone' } } };

/** A size must be chosen before buying. */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Выберите размер' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /^42/ }));
    await expect(canvas.getByRole('button', { name: 'В корзину, 42' })).toBeEnabled();
  },
};

/** A review written on the product's page. */
export const Reviewing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Написать отзыв' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^5 из 5/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Комментарий' }), 'Лёгкие');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить отзыв' }));
    await expect(screen.getByText('Спасибо, отзыв у нас')).toBeVisible();
  },
};

export const Gone: Story = { args: { gone: true } };

export const NotReviewed: Story = { args: { reviewed: false } };
