import { formatCount, Heading, Link, Stack, Text, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../browser/language';
import type { WholeProductFragment } from '../../graphql/generated/graphql';
import { useSession } from '../../session/session-store';
import { ConflictNotice } from '../../shell/conflict-notice';
import { Refusal } from '../../shell/refusal';
import { SaveBar } from '../../shell/save-bar';
import { useProduct } from './product-store';
import { productTexts } from './product-words';

/** The name, and what becomes of the changes: saving stays in sight as long as there are some. */
export const ProductHead = observer(function ProductHead({ product }: { product: WholeProductFragment }) {
  const texts = useTexts(productTexts);
  const locale = useLocale();
  const store = useProduct();
  const mayCreate = useSession().me?.permissions.includes('WRITE_CATALOGUE');
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
          {mayCreate && <Link href={`/goods/new?like=${product.id}`}>{texts.createLike}</Link>}
        </Stack>
      </Stack>
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
