import {
  BrandWall,
  ButtonLink,
  CollectionTile as Tile,
  Container,
  DisplayText,
  Heading,
  Link,
  ProductGrid,
  Surface,
  Text,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { shopName } from '../../browser/shop-name';
import { hiddenBadges } from '../../catalogue/common-badges';
import { CollectionTile } from '../../catalogue/collection-tile';
import { coversOf } from '../../catalogue/covers-of';
import { GoodsList } from '../../analytics/goods-list';
import { GoodsCard } from '../../catalogue/goods-card';
import { GoodsRail } from '../../catalogue/goods-rail';
import { RecentlyViewed } from '../../catalogue/recently-viewed';
import { Statement } from '../../catalogue/statement';
import { HomeBanners } from '../../showcase/home-banners';
import { useSession } from '../../session/session-context';
import { bonusText, homeText } from './home-words';
import type { LoadedHome } from './load-home.server';
import * as styles from './home.styles';

export interface HomePageProps {
  data: LoadedHome;
  /** Content above everything else. Default: nothing. */
  notice?: ReactNode;
}

/** The home page. */
export function HomePage({ data, notice }: HomePageProps) {
  const { title, total, collections, instead, newest, bestsellers, banners, brands } = data;
  const [season, ...others] = collections;
  // The newest products of a feed may not have their pictures yet.
  const covers = [...new Set(coversOf([...newest, ...bestsellers]))];
  return (
    <>
      {notice && <Container css={styles.notice}>{notice}</Container>}
      {season ? (
        <Statement
          title={season.title}
          text={season.description}
          poster={season.posterUrl}
          darkPoster={season.darkPosterUrl}
          pictures={covers}
          action={{ name: 'Смотреть подборку', href: `/collections/${encodeURIComponent(season.slug)}` }}
        />
      ) : (
        <Statement
          title={title ?? shopName()}
          text={homeText(total, instead?.reduced.total ?? 0)}
          poster={null}
          pictures={covers}
          action={{ name: 'Смотреть каталог', href: '/catalog' }}
        />
      )}

      {newest.length > 0 && (
        <Container as="section" css={styles.section} aria-labelledby="newest">
          <SectionHead id="newest" title="Новинки" href="/catalog/any?sort=NEW_FIRST" />
          <GoodsList name="Новинки" cards={newest}>
            <GoodsRail>
              {newest.map((card, index) => (
                <GoodsCard key={card.id} card={card} hiddenBadges={hiddenBadges(newest)[index] ?? []} />
              ))}
            </GoodsRail>
          </GoodsList>
        </Container>
      )}

      {instead && <WithoutCollections {...instead} />}

      <HomeBanners given={banners} />

      {brands.length > 0 && (
        <Container as="section" css={styles.section} aria-labelledby="brands">
          <SectionHead id="brands" title="Бренды" href="/brands" />
          <BrandWall
            brands={brands.map(({ slug, name }) => ({ label: name, href: `/brands/${encodeURIComponent(slug)}` }))}
          />
        </Container>
      )}

      {others.length > 0 && (
        <Container as="section" css={styles.section} aria-labelledby="collections">
          <SectionHead id="collections" title="Подборки" href="/collections" />
          <div css={styles.tiles}>
            {others.map((collection) => (
              <CollectionTile
                key={collection.slug}
                collection={collection}
                headingLevel={3}
                sizes="(min-width: 1440px) 670px, (min-width: 768px) 47vw, 92vw"
              />
            ))}
          </div>
        </Container>
      )}

      {bestsellers.length > 0 && (
        <Container as="section" css={styles.section} aria-labelledby="bestsellers">
          <SectionHead id="bestsellers" title="Чаще всего берут" href="/catalog/any?sort=POPULAR_FIRST" />
          <GoodsList name="Чаще всего берут" cards={bestsellers}>
            <ProductGrid css={styles.evenRows}>
              {bestsellers.map((card, index) => (
                <GoodsCard key={card.id} card={card} hiddenBadges={hiddenBadges(bestsellers)[index] ?? []} />
              ))}
            </ProductGrid>
          </GoodsList>
        </Container>
      )}

      {/* Volt is light in both themes, and so is what stands on it. */}
      <Surface as="section" tone="bonus" data-theme="light" css={styles.bonus} aria-labelledby="bonus">
        <Container css={styles.bonusInner}>
          <Heading level={2} id="bonus">
            <DisplayText size="giant" css={styles.bonusFigure}>
              5&nbsp;000
            </DisplayText>
            <DisplayText size="small" css={styles.bonusTitle}>
              бонусов за регистрацию
            </DisplayText>
          </Heading>
          <div>
            <Text tone="inherit" css={styles.bonusText}>
              1 бонус = 1 ₽. Бонусами можно оплатить часть покупки, а с каждого заказа возвращается кешбэк.
            </Text>
            <BonusLink bonus={data.bonus} />
          </div>
        </Container>
      </Surface>

      <Container>
        <RecentlyViewed />
      </Container>
    </>
  );
}

function WithoutCollections({ sections, reduced }: NonNullable<LoadedHome['instead']>) {
  return (
    <>
      {sections.length > 0 && (
        <Container as="section" css={styles.section} aria-labelledby="sections">
          <SectionHead id="sections" title="Разделы" href="/catalog" />
          <div css={styles.sectionTiles}>
            {sections.map(({ slug, name, cover }) => (
              <Tile
                key={slug}
                href={`/catalog/any/${encodeURIComponent(slug)}`}
                title={name}
                poster={cover}
                ratio={1}
                sizes="(min-width: 1440px) 440px, (min-width: 768px) 31vw, 46vw"
              />
            ))}
          </div>
        </Container>
      )}

      {reduced.cards.length > 0 && (
        <Container as="section" css={styles.section} aria-labelledby="reduced">
          <SectionHead
            id="reduced"
            title="Со скидкой"
            href="/catalog/any?sale=LESS_THAN_50,MORE_THAN_50&sort=SALE_FIRST"
          />
          <GoodsList name="Со скидкой" cards={reduced.cards}>
            <GoodsRail>
              {reduced.cards.map((card, index) => (
                <GoodsCard key={card.id} card={card} hiddenBadges={hiddenBadges(reduced.cards)[index] ?? []} />
              ))}
            </GoodsRail>
          </GoodsList>
        </Container>
      )}
    </>
  );
}

const BonusLink = observer(function BonusLink({ bonus }: { bonus: number }) {
  const { signedIn } = useSession();
  return (
    <ButtonLink size="large" css={styles.bonusLink} href={signedIn ? '/account/bonus' : '/auth'}>
      {signedIn ? 'Мои бонусы' : bonus > 0 ? `Получить ${bonusText(bonus)}` : 'Войти и копить бонусы'}
    </ButtonLink>
  );
});

function SectionHead({ id, title, href }: { id: string; title: string; href?: string }) {
  return (
    <div css={styles.sectionHead}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {href && (
        <Link css={styles.more} href={href} aria-label={`${title}: смотреть все`}>
          Смотреть все
        </Link>
      )}
    </div>
  );
}
