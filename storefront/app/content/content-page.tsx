import { css } from '@emotion/react';
import {
  Breadcrumbs,
  Container,
  countOf,
  formatDate,
  Heading,
  Image,
  ProductGrid,
  Rail,
  Stack,
  Text,
  tokens,
  useLocale,
  type Breadcrumb,
} from '@meet/ui-kit';
import { Article } from '@meet/ui-kit/article';
import type { ReactNode } from 'react';
import { GoodsCard } from '../catalogue/goods-card';
import type { ContentFieldsFragment } from '../graphql/generated/graphql';
import { goodsOfText } from './goods-of-text';

const page = css({ paddingBlock: `${tokens.space[5]} ${tokens.space[16]}` });
const poster = css({ maxWidth: 960 });
const title = css({ maxWidth: '24ch', textWrap: 'balance', overflowWrap: 'anywhere' });

export interface ContentPageProps {
  content: ContentFieldsFragment;
  trail: readonly Breadcrumb[];
  /** When an article was published, and how long it takes to read. Default: not shown. */
  withDate?: boolean;
  /** Above the title. Default: nothing. */
  notice?: ReactNode;
}

/** An article or an information page: its text, and the goods that belong to it. */
export function ContentPage({ content, trail, withDate = false, notice }: ContentPageProps) {
  const { html, posterUrl, products } = content;
  const { named, others } = goodsOfText(html, products);
  const goods = (slugs: readonly string[]) => {
    const cards = slugs.flatMap((slug) => named.get(slug) ?? []);
    if (cards.length === 0) return null;
    return (
      <ProductGrid>
        {cards.map((card) => (
          <GoodsCard key={card.id} card={card} />
        ))}
      </ProductGrid>
    );
  };
  return (
    <Container>
      <Stack gap={8} css={page}>
        <Stack gap={3}>
          <Breadcrumbs items={trail} />
          {notice}
          <Heading level={1} css={title}>
            {content.title}
          </Heading>
          {withDate && <ArticleFacts content={content} />}
        </Stack>
        {posterUrl && (
          <Image
            css={poster}
            src={posterUrl}
            alt=""
            ratio={3 / 2}
            fit="cover"
            sizes="(min-width: 1024px) 960px, 94vw"
            priority
          />
        )}
        <Article html={html} goods={goods} />
        {others.length > 0 && (
          <section aria-labelledby="content-goods">
            <Stack gap={5}>
              <Heading level={2} id="content-goods">
                Вещи по теме
              </Heading>
              <Rail>
                {others.map((card) => (
                  <GoodsCard key={card.id} card={card} />
                ))}
              </Rail>
            </Stack>
          </section>
        )}
      </Stack>
    </Container>
  );
}

function ArticleFacts({ content: { publishedAt, readingMinutes } }: Pick<ContentPageProps, 'content'>) {
  const locale = useLocale();
  const minutes = countOf(readingMinutes, { one: 'минута', few: 'минуты', many: 'минут' });
  const day = publishedAt ? `${formatDate(publishedAt, locale)} · ` : '';
  return (
    <Text tone="muted" size="small">
      {`${day}${minutes} чтения`}
    </Text>
  );
}
