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
import { ProductMergeDialog } from './product-merge-dialog';
import { productMergeTexts } from './product-merge-words';
import { useProduct } from './product-store';
import { productTexts } from './product-words';

/** The name, and what becomes of the changes: saving stays in sight as long as there are some. */
export const ProductHead = observer(function ProductHead({ product }: { product: WholeProductFragment }) {
  const texts = useTexts(productTexts);
  const mergeTexts = useTexts(productMergeTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const [isMerging, setIsMerging] = useState(false);
  const store = useProduct();
  const mayWrite = useSession().me?.permissions.includes('WRITE_CATALOGUE');
  const told = (value: string | boolean) =>
    typeof value === 'boolean' ? (value ? texts.yes : texts.no) : value || '—';
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
        facts={store.conflicts.flatMap(({ field, yours, theirs }) => [
          { label: `${texts.fields[field]}, ${texts.yours}`, value: told(yours) },
          { label: `${texts.fields[field]}, ${texts.theirs}`, value: told(theirs) },
        ])}
        isBusy={store.busy === 'form'}
        texts={texts}
        onWriteOver={() => void store.writeOver()}
        onTakeTheirs={store.takeTheirs}
      />
      <Refusal fault={store.refusal?.of === 'form' ? store.refusal.fault : undefined} />
    </>
  );
});
