import { Button, formatCount, Heading, Link, Stack, Text, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../browser/language';
import type { WholeProductFragment } from '../../graphql/generated/graphql';
import { useSession } from '../../session/session-store';
import { ConflictNotice } from '../../shell/conflict-notice';
import { Refusal } from '../../shell/refusal';
import { SaveBar } from '../../shell/save-bar';
import { useGoodsList } from './goods-list-store';
import type { FieldConflict } from './product-form';
import { ProductMergeDialog } from './product-merge-dialog';
import { productMergeTexts } from './product-merge-words';
import { useProduct } from './product-store';
import { productTexts } from './product-words';
import { propertyTexts } from './property-words';
import { sayField } from './say-field';

/** The product name, and the buttons to save or discard changes, which stay visible as long as there are changes. */
export const ProductHead = observer(function ProductHead({ product }: { product: WholeProductFragment }) {
  const texts = useTexts(productTexts);
  const mergeTexts = useTexts(productMergeTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const [isMerging, setIsMerging] = useState(false);
  const store = useProduct();
  const mayWrite = useSession().me?.permissions.includes('WRITE_CATALOGUE');
  const properties = useTexts(propertyTexts);
  const { directory, choices } = useGoodsList();
  const names = { directory, choices, texts: properties, yesNo: texts };
  const labels = { ...texts.fields, ...properties.fields };
  const bothOf = ({ field, yours, theirs }: FieldConflict) => [
    { label: `${labels[field]}, ${texts.yours}`, value: sayField(field, yours, names) },
    { label: `${labels[field]}, ${texts.theirs}`, value: sayField(field, theirs, names) },
  ];
  return (
    <>
      <Stack gap={1}>
        <Heading level={1} size="medium">
          {product.name}
        </Heading>
        <Stack direction="row" gap={4} align="baseline" wrap>
          <Text size="small" tone="muted">
            {[product.slug, texts.sold(formatCount(product.unitSold, locale))].join(' · ')}
          </Text>
          {product.active && (
            <Link href={product.url} target="_blank">
              {texts.inShop}
            </Link>
          )}
          {mayWrite && (
            <>
              <Link href={`/goods/new?like=${product.id}`}>{texts.createLike}</Link>
              <Button variant="ghost" onClick={() => setIsMerging(true)}>
                {mergeTexts.open}
              </Button>
            </>
          )}
        </Stack>
      </Stack>
      {isMerging && (
        <ProductMergeDialog
          source={product}
          onClose={() => setIsMerging(false)}
          onMerged={(id) => void navigate(`/goods/${id}`)}
        />
      )}
      <SaveBar
        isChanged={store.isChanged}
        note={store.isChanged ? texts.unsaved : store.isSaved ? texts.saved : undefined}
        isBusy={store.busy === 'form'}
        texts={texts}
        form="product"
        onReset={store.reset}
      />
      <ConflictNotice
        facts={store.conflicts.flatMap(bothOf)}
        isBusy={store.busy === 'form'}
        texts={texts}
        onWriteOver={() => void store.writeOver()}
        onTakeTheirs={store.takeTheirs}
      />
      <Refusal fault={store.refusal?.of === 'form' ? store.refusal.fault : undefined} />
    </>
  );
});
