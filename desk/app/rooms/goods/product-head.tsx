import { css } from '@emotion/react';
import {
  Alert,
  Button,
  Facts,
  formatCount,
  Heading,
  Link,
  Stack,
  Surface,
  Text,
  tokens,
  useLocale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { WholeProductFragment } from '../../graphql/generated/graphql';
import { useSession } from '../../session/session-store';
import { useProduct } from './product-store';
import { productTexts } from './product-words';

const bar = css({ position: 'sticky', insetBlockStart: 52, zIndex: 1, paddingBlock: tokens.space[2] });
const inBar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });

/** The name, and what becomes of the changes: saving stays in sight as long as there are some. */
export const ProductHead = observer(function ProductHead({ product }: { product: WholeProductFragment }) {
  const texts = useTexts(productTexts);
  const faults = useTexts(faultTexts);
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
      {(store.isChanged || store.isSaved) && (
        <Surface tone="paper" css={bar}>
          <div css={inBar}>
            {store.isChanged && (
              <>
                <Button type="submit" form="product" loading={store.busy === 'form'}>
                  {texts.save}
                </Button>
                <Button variant="ghost" onClick={store.reset}>
                  {texts.reset}
                </Button>
              </>
            )}
            <Text as="span" size="small" role="status" tone={store.isChanged ? 'muted' : 'success'}>
              {store.isChanged ? texts.unsaved : texts.saved}
            </Text>
          </div>
        </Surface>
      )}
      {store.conflicts.length > 0 && (
        <Alert
          tone="warning"
          live
          title={texts.conflict}
          action={
            <Stack direction="row" gap={3} wrap>
              <Button variant="secondary" loading={store.busy === 'form'} onClick={() => void store.writeOver()}>
                {texts.writeOver}
              </Button>
              <Button variant="ghost" onClick={store.takeTheirs}>
                {texts.takeTheirs}
              </Button>
            </Stack>
          }
        >
          <Stack gap={2}>
            {texts.conflictLead}
            <Facts
              facts={store.conflicts.flatMap(({ field, yours, theirs }) => [
                { name: `${texts.fields[field]}, ${texts.yours}`, value: told(yours) },
                { name: `${texts.fields[field]}, ${texts.theirs}`, value: told(theirs) },
              ])}
            />
          </Stack>
        </Alert>
      )}
      {store.refusal?.of === 'form' && (
        <Alert tone="error" live title={faults.failed}>
          {faultWords(store.refusal.fault, faults)}
        </Alert>
      )}
    </>
  );
});
