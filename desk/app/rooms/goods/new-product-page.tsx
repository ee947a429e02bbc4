import { css } from '@emotion/react';
import { EmptyState, Heading, Link, Split, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../browser/language';
import { shopName } from '../../browser/shop-name';
import { useApi } from '../../graphql/api';
import { useSession } from '../../session/session-store';
import { CREATED } from '../../shell/created';
import { useKeys } from '../../shell/use-keys';
import { useGoodsList } from './goods-list-store';
import { NewProductBar } from './new-product-bar';
import { NewProductFields } from './new-product-fields';
import { NewProductSizes } from './new-product-sizes';
import { NewProductStore } from './new-product-store';
import { newProductTexts } from './new-product-words';
import { PictureDrop } from './picture-drop';
import { PictureTiles } from './picture-tiles';

const page = css({ maxWidth: 1280 });

/** A new product, or one similar to another product: `?like=` with its id. */
export default function NewProductRoute() {
  const [params] = useSearchParams();
  const like = params.get('like');
  // A product similar to another one has a separate draft.
  return <NewProductPage key={like} like={like} />;
}

/** A new product on one page: its fields, pictures and sizes are saved together. */
const NewProductPage = observer(function NewProductPage({ like }: { like: string | null }) {
  const texts = useTexts(newProductTexts);
  const api = useApi();
  const navigate = useNavigate();
  const list = useGoodsList();
  const permissions = useSession().me?.permissions ?? [];
  const [store] = useState(() => new NewProductStore(api, like));
  const may = {
    items: permissions.includes('WRITE_ITEMS'),
    prices: permissions.includes('PRICES'),
    stock: permissions.includes('STOCK'),
  };
  const isAllowed = permissions.includes('WRITE_CATALOGUE');
  useEffect(() => {
    if (isAllowed) void store.fill().then(store.readSuppliers);
  }, [store, isAllowed]);

  const save = async () => {
    const id = await store.save(may);
    if (!id) return;
    void list.read();
    await navigate(`/goods/${id}`, { replace: true, state: CREATED });
  };
  useKeys({ 'mod+Enter': () => void save() });

  return (
    <Stack gap={5} css={page}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Link href={list.address ? `/goods?${list.address}` : '/goods'} variant="quiet">
        {texts.back}
      </Link>
      <Heading level={1} size="medium">
        {texts.title}
      </Heading>
      {like !== null && (
        <Text size="small" tone="muted">
          {texts.alike}
        </Text>
      )}
      {isAllowed ? (
        <>
          <NewProductBar store={store} />
          <Split
            aside={
              <Stack gap={3}>
                <Heading level={2} size="small">
                  {texts.pictures}
                </Heading>
                {store.pictures.pictures.length === 0 && <Text tone="muted">{texts.noPictures}</Text>}
                <PictureTiles list={store.pictures} />
                {permissions.includes('UPLOAD') && <PictureDrop list={store.pictures} />}
              </Stack>
            }
          >
            <form
              id="new-product"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void save();
              }}
            >
              <Stack gap={8}>
                <NewProductFields store={store} />
                <NewProductSizes store={store} may={may} />
              </Stack>
            </form>
          </Split>
        </>
      ) : (
        <EmptyState title={texts.noRight}>{texts.noRightLead}</EmptyState>
      )}
    </Stack>
  );
});
