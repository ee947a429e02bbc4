import { css } from '@emotion/react';
import { EmptyState, Link, Skeleton, Split, Stack } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useTexts } from '../../browser/language';
import { shopName } from '../../browser/shop-name';
import { useApi } from '../../graphql/api';
import { CREATED } from '../../shell/created';
import { ReadingFault } from '../../shell/reading-fault';
import { useGoodsList } from './goods-list-store';
import { ProductFields } from './product-fields';
import { ProductHead } from './product-head';
import { ProductHistory } from './product-history';
import { ProductPictures } from './product-pictures';
import { ProductSizes } from './product-sizes';
import { ProductContext, ProductStore } from './product-store';
import { productTexts } from './product-words';

const page = css({ maxWidth: 1280 });

/** The page of one product. */
export default function ProductRoute() {
  const { id = '' } = useParams();
  // The key resets the page for another product, so that no state remains.
  return <ProductPage key={id} id={id} />;
}

const ProductPage = observer(function ProductPage({ id }: { id: string }) {
  const isCreated = useLocation().state === CREATED;
  const texts = useTexts(productTexts);
  const api = useApi();
  const [store] = useState(() => new ProductStore(api, id, isCreated));
  useEffect(() => void store.read(), [store]);
  const { product, fault, isLost } = store;
  const { address } = useGoodsList();

  return (
    <ProductContext value={store}>
      <Stack gap={5} css={page}>
        <title>{`${product?.name ?? texts.back} — ${shopName()}`}</title>
        <Link href={address ? `/goods?${address}` : '/goods'} variant="quiet">
          {texts.back}
        </Link>
        <ReadingFault fault={fault} isShown={product !== undefined} onAgain={() => void store.read()} />
        {isLost && <EmptyState title={texts.lost}>{texts.lostLead}</EmptyState>}
        {!product && !fault && !isLost && <Skeleton height={320} />}
        {product && (
          <>
            <ProductHead product={product} />
            <Split
              aside={
                <Stack gap={8}>
                  <ProductPictures />
                  <ProductHistory />
                </Stack>
              }
            >
              <Stack gap={8}>
                <ProductSizes product={product} />
                <ProductFields />
              </Stack>
            </Split>
          </>
        )}
      </Stack>
    </ProductContext>
  );
});
