import { css } from '@emotion/react';
import {
  Container,
  countOf,
  formatDate,
  Heading,
  Image,
  media,
  Stack,
  Text,
  tokens,
  useLocale,
  type Breadcrumb,
} from '@meet/ui-kit';
import { Article } from '@meet/ui-kit/article';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../builds/lazy-part';
import type { ContentFieldsFragment } from '../graphql/generated/graphql';
import { ListingHead } from '../listing/listing-head';
import { goodsOfText } from './goods-of-text';

const TextGoods = lazyPart(() => import('./text-goods'));

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[10],
  paddingBottom: tokens.space[16],
});
// The text comes first in the document; on wide screens the aside is displayed before it.
const columns = css(page, {
  [media.desktop]: {
    gridTemplateColumns: '208px minmax(0, 1fr)',
    columnGap: tokens.space[16],
    '& > :first-child': { gridColumn: 2, gridRow: 1 },
  },
});
const facts = css({ marginTop: tokens.space[3] });

export interface ContentPageProps {
  content: ContentFieldsFragment;
  trail: readonly Breadcrumb[];
  /** Whether to show the publication date and reading time. Default: false. */
  withDate?: boolean;
  /** Content below the title. Default: nothing. */
  lead?: ReactNode;
  /** Content above the title. Default: nothing. */
  notice?: ReactNode;
  /** Content next to the text on wide screens, below it on others. Default: nothing. */
  aside?: ReactNode;
  /** Below the text. Default: nothing. */
  children?: ReactNode;
}

/** An article or an information page: its text and related products. */
export function ContentPage({ content, trail, withDate = false, lead, notice, aside, children }: ContentPageProps) {
  const { html, posterUrl, darkPosterUrl, products } = content;
  const { named, others } = goodsOfText(html, products);
  const goods = (slugs: readonly string[]) => {
    const cards = slugs.flatMap((slug) => named.get(slug) ?? []);
    if (cards.length === 0) return null;
    return (
      <Suspense>
        <TextGoods name="Вещи из текста" cards={cards} />
      </Suspense>
    );
  };
  return (
    <Container>
      {notice}
      <ListingHead trail={trail} title={content.title}>
        {withDate && <ArticleFacts content={content} />}
        {lead}
      </ListingHead>
      <div css={aside ? columns : page}>
        <Stack gap={10}>
          {posterUrl && (
            <Image
              src={posterUrl}
              darkSrc={darkPosterUrl}
              alt=""
              ratio={16 / 9}
              fit="cover"
              sizes="(min-width: 1024px) 75vw, 94vw"
              priority
            />
          )}
          <Article html={html} goods={goods} />
          {children}
          {others.length > 0 && (
            <section aria-labelledby="content-goods">
              <Stack gap={5}>
                <Heading level={2} id="content-goods">
                  Вещи по теме
                </Heading>
                <Suspense>
                  <TextGoods name="Вещи по теме" cards={others} inRow />
                </Suspense>
              </Stack>
            </section>
          )}
        </Stack>
        {aside}
      </div>
    </Container>
  );
}

function ArticleFacts({ content: { publishedAt, readingMinutes } }: Pick<ContentPageProps, 'content'>) {
  const locale = useLocale();
  const minutes = countOf(readingMinutes, { one: 'минута', few: 'минуты', many: 'минут' });
  const day = publishedAt ? `${formatDate(publishedAt, locale)} · ` : '';
  return (
    <Text css={facts} tone="muted" size="small">
      {`${day}${minutes} чтения`}
    </Text>
  );
}
