import { Breadcrumbs, Container, Gallery, useHydrated } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { memo, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { shopName } from '../../browser/shop-name';
import { tell } from '../../analytics/tell';
import { lagsBehind } from '../../browser/lags-behind';
import { buyWithoutScripts } from '../../cart/plain-cart.server';
import { fitCounts } from '../../reviews/review-figures';
import { QuestionSection } from '../../questions/question-section';
import { ReviewSection } from '../../reviews/review-section';
import { RecentlyViewed } from '../../catalogue/recently-viewed';
import { useMySize } from '../../my-size/use-my-size';
import { useRecentlyViewed } from '../../catalogue/catalogue-context';
import { useSession } from '../../session/session-context';
import { pageMeta } from '../../seo/page-meta';
import type { Route } from './+types/route';
import { BuyBar } from './buying/buy-bar';
import { BuyBox } from './buying/buy-box';
import { loadProduct } from './load-product.server';
import * as styles from './product.styles';
import { accountChoice, chooseSize } from '../../offers/product-sizes';
import { brandNames, gallery, productItem, productTrail, type Product } from './product-view';
import { RelatedRails } from './related-rails';
import { sizeMeasures } from '../../offers/size-measures';
import { useOwnPrices } from './buying/use-own-prices';
import { useSizeInAddress } from './sizes/use-size-in-address';
import { useStickyTop } from './use-sticky-top';

export function loader({ url, params, request }: Route.LoaderArgs) {
  return loadProduct(url, params.slug, request.signal);
}

export function action({ request, params }: Route.ActionArgs) {
  return buyWithoutScripts(request, params.slug);
}

/**
 * Choosing a size changes the URL but needs no reload, because the page has the data of all sizes. Another selection of
 * reviews is loaded separately.
 */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const sameProduct = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !sameProduct;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { product, seo } = loaderData;
  const name = `${brandNames(product)} ${product.name}`.trim();
  return pageMeta(
    {
      title: name,
      windowTitle: product.seoTags?.title || `${name} — купить в магазине ${shopName()}`,
      description:
        product.seoTags?.description ||
        `${name}: цена, размеры в наличии, сроки доставки и кешбэк в магазине ${shopName()}.`,
    },
    seo,
  );
}

export default observer(function ProductPage({
  loaderData: { product: loaded, ...page },
  actionData,
}: Route.ComponentProps) {
  const { related, rails, reviews, questions } = page;
  const { signedIn } = useSession();
  const product = useOwnPrices(loaded);
  const recentlyViewed = useRecentlyViewed();
  const address = useSizeInAddress();
  const pictures = useStickyTop<HTMLDivElement>();
  const sizes = {
    choice: accountChoice(chooseSize(product, address.slug), signedIn),
    table: related.sizeGrid && sizeMeasures(related.sizeGrid),
    mine: useMySize(product.id),
    onChoose: address.choose,
  };
  const { shown } = sizes.choice;
  const [sheetOf, setSheetOf] = useState<string | null>(null);
  const isSheetOpen = sheetOf === product.id;
  const colourways = useMemo(
    () => [product.id, ...related.sameModelProducts.map(({ id }) => id)],
    [product.id, related.sameModelProducts],
  );

  const tellView = useEffectEvent(() => {
    tell({ name: 'view_item', items: [productItem(product, shown ?? undefined)] });
  });
  useEffect(() => tellView(), [product.id]);

  useEffect(() => recentlyViewed.add(product.id), [product.id, recentlyViewed]);

  return (
    <>
      <Container>
        <Trail product={product} />
        <div css={styles.layout}>
          <div ref={pictures} css={styles.pictures}>
            <Pictures key={product.id} product={product} muted={!shown} />
          </div>
          <BuyColumn
            isBehind={isSheetOpen}
            props={{
              ...{ product, related, rails, ...sizes },
              fits: reviews && fitCounts(reviews.fits),
              refusal: actionData?.sizeError,
            }}
          />
        </div>
        {reviews && <ReviewSection productId={product.id} colourways={colourways} reviews={reviews} />}
        {questions && <QuestionSection key={product.id} productId={product.id} questions={questions} />}
        <RelatedRails key={product.id} rails={rails} />
        <RecentlyViewed except={product.id} />
      </Container>
      <BuyBar
        key={product.id}
        product={product}
        {...sizes}
        isSheetOpen={isSheetOpen}
        onSheetOpenChange={(open) => setSheetOf(open ? product.id : null)}
      />
    </>
  );
});

// Parts that a choice of a size does not change are memoised, so that a slow phone reacts to the tap at once.

const BuyColumn = lagsBehind(BuyBox);

const Trail = memo(function Trail({ product }: { product: Product }) {
  return <Breadcrumbs css={styles.trail} items={productTrail(product).slice(0, -1)} />;
});

const Pictures = memo(function Pictures({ product, muted }: { product: Product; muted: boolean }) {
  return <Gallery muted={muted} images={gallery(product, useHydrated())} />;
});
