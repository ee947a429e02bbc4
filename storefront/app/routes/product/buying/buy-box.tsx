import { ColourDot, Heading, Link, Price, Rating, Stack, Text, type FitCounts } from '@meet/ui-kit';
import { memo, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { TownLine } from '../../../arrivals/town-line';
import { Hydrated } from '../../../browser/hydrated';
import { lazyPart } from '../../../builds/lazy-part';
import { FieldFacts } from '../../../custom-fields/field-facts';
import type { RelatedProductsQuery } from '../../../graphql/generated/graphql';
import { goneSizes } from '../../../notices/gone-sizes';
import { NoticeButton } from '../../../notices/notice-button';
import { buyableSizes } from '../../../price-match/buyable-sizes';
import type { PriceMatchButtonProps } from '../../../price-match/price-match-button';
import { sizeFormId } from './add-to-cart';
import { BuyAction } from './buy-action';
import { LikeAction } from './like-action';
import * as styles from '../buy-box.styles';
import { fitAdvice } from '../sizes/fit-advice';
import { DeliveryLines } from './delivery-lines';
import { ModelColours } from '../model-colours';
import { PriceExplained } from './price-explained';
import { ProductDetails } from '../product-details';
import { brandNames, type Offer, type Product } from '../product-view';
import { SizeChooser, type SizeChooserProps } from '../../../catalogue/size-chooser';
import { SizeGuideButton } from '../sizes/size-guide-button';
import type { Rails } from '../related-rails';
import { SoldOut } from './sold-out';
import { useStickyTop } from '../use-sticky-top';

// Comparing prices needs scripts, so its code is loaded after the sizes and the price.
const PriceMatchButton = lazyPart<PriceMatchButtonProps>(() =>
  import('../../../price-match/price-match-button').then((file) => ({ default: file.PriceMatchButton })),
);
// Sharing needs scripts anyway, so its code comes after that of the page.
const ShareProduct = lazyPart(() => import('../share-product'));

export interface BuyBoxProps extends SizeChooserProps<Offer> {
  product: Product;
  related: RelatedProductsQuery;
  rails: Rails;
  /** The fit according to reviews. Null without reviews. */
  fits: FitCounts | null;
  /** Why the form sent without scripts was refused. */
  refusal: string | undefined;
}

/** Puts a no-break space before a number, so that it stays on the line of the model name: «Курган 2». */
const titleLines = (name: string): string => name.replace(/ (?=\d)/g, '\u00A0');

export function BuyBox({ product, related, rails, fits, refusal, ...sizes }: BuyBoxProps) {
  const { choice, table, onChoose } = sizes;
  const { shown, chosen, isLowest } = choice;
  const others = related.sameModelProducts;
  const brand = product.brands[0];
  const gone = goneSizes(product.items);
  const fit = fits && fitAdvice(fits, table?.kind.startsWith('shoes'));
  // The price comparison may lag behind while its code loads.
  const compared = useDeferredValue(chosen?.id);
  const column = useStickyTop<HTMLDivElement>();
  const form = useRef<HTMLFormElement>(null);
  const [missingIn, setMissingIn] = useState('');
  const sizeError = chosen ? undefined : missingIn === product.id ? 'Выберите размер' : refusal;

  // Takes over the size that was chosen before scripts ran.
  useEffect(() => {
    const early = form.current?.querySelector<HTMLInputElement>('input:checked');
    if (early && !chosen) onChoose(early.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the moment of hydration counts
  }, []);
  return (
    <Stack ref={column} gap={4} css={styles.column}>
      <div>
        <Stack direction="row" gap={4} justify="between" css={styles.above}>
          {brand && (
            <Link variant="strong" css={styles.brand} href={`/brands/${encodeURIComponent(brand.slug)}`}>
              {brandNames(product)}
            </Link>
          )}
          {product.rating !== null && (
            <Link variant="quiet" css={styles.rating} href="#reviews">
              <Rating value={product.rating} count={product.reviewCount} size="small" />
            </Link>
          )}
        </Stack>
        <Stack direction="row" gap={2} justify="between" align="start">
          <Heading level={1} size="medium" css={styles.title}>
            {titleLines(product.name)}
          </Heading>
          <LikeAction product={product} />
        </Stack>
      </div>
      {shown ? (
        <Price
          size="large"
          price={shown.priceDetails.price}
          oldPrice={shown.priceDetails.oldPrice}
          sale={shown.priceDetails.sale}
          loyaltyPrice={shown.priceDetails.loyaltyPrice}
          from={isLowest}
        />
      ) : (
        <SoldOut product={product} related={related} rails={rails} />
      )}
      {others.length > 0 ? (
        <ModelColours product={product} others={others} size={chosen?.size.slug} />
      ) : (
        product.colorPalletes.length > 0 && (
          <div css={styles.colours}>
            {product.colorPalletes.map(({ slug, hex }) => (
              <ColourDot key={slug} hex={hex} diameter={20} />
            ))}
            <Text as="span" size="small">
              {product.colorPalletes.map(({ name }) => name).join(', ')}
            </Text>
          </div>
        )
      )}
      {shown && (
        <div id="sizes" css={styles.sizes}>
          {table && choice.offers.length > 1 && (
            <div css={styles.guideAbove}>
              <SizeGuideButton
                table={table}
                sizes={choice.offers.map(({ size }) => size.name)}
                fits={fit === null ? null : fits}
              />
            </div>
          )}
          <form ref={form} id={sizeFormId} method="post" action="#sizes">
            <SizeChooser {...sizes} error={sizeError} />
          </form>
          {/* The reviews' fit replaces the supplier's, because buyers know better and both often say the same. */}
          {fit ? (
            <Link variant="quiet" css={styles.fit} href="#reviews">
              <Text as="span" size="small">
                {fit}
              </Text>
            </Link>
          ) : (
            product.sizeGuide && <Text size="small">{product.sizeGuide}</Text>
          )}
          {chosen?.facts && <FieldFacts facts={chosen.facts} />}
        </div>
      )}
      {shown && (
        <BuyAction
          product={product}
          choice={choice}
          table={table}
          sizeError={sizeError}
          onMissingSize={() => setMissingIn(product.id)}
        />
      )}
      {shown && <PriceExplained offer={shown} />}
      {shown && gone.length > 0 && (
        <Stack direction="row" align="center" gap={5} wrap css={styles.notice}>
          <Text as="span" size="small" tone="muted">
            Нет вашего размера?
          </Text>
          <NoticeButton product={product} sizes={gone} first={choice.missed?.sizeId} />
        </Stack>
      )}
      {shown && <PriceMatch product={product} first={compared} />}
      {shown && (
        <div>
          <DeliveryLines choice={choice} />
          <TownLine />
        </div>
      )}
      <ProductDetails product={product} />
      <div css={styles.share}>
        <Hydrated>
          <Suspense>
            <ShareProduct product={product} />
          </Suspense>
        </Hydrated>
      </div>
    </Stack>
  );
}

/** Memoised, so that a new render of the page does not interrupt the hydration of parts loaded later. */
const PriceMatch = memo(function PriceMatch({ product, first }: { product: Product; first: string | undefined }) {
  return (
    <Suspense>
      <PriceMatchButton key={product.id} about={{ product, sizes: buyableSizes(product.items), first }} />
    </Suspense>
  );
});
