import { Alert, Checkbox, Facts, formatCount, formatPrice, Heading, Stack, toast, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../browser/language';
import { useApi } from '../../graphql/api';
import { useFound } from '../../graphql/use-found';
import { findGoods } from '../../shell/find-goods';
import { MergeForm } from './merging/merge-form';
import { movedFacts } from './merging/moved-facts';
import { ProductMergeStore } from './product-merge-store';
import { productMergeTexts } from './product-merge-words';

interface ProductMergeDialogProps {
  source: { id: string; name: string };
  onClose: () => void;
  /** Called with the id of the target product after the merge. */
  onMerged: (targetId: string) => void;
}

/**
 * Merges a product into another one: the operator chooses the target, sees the changes and conflicting sizes, and
 * confirms.
 */
export const ProductMergeDialog = observer(function ProductMergeDialog(props: ProductMergeDialogProps) {
  const { source, onClose, onMerged } = props;
  const texts = useTexts(productMergeTexts);
  const locale = useLocale();
  const api = useApi();
  const [store] = useState(() => new ProductMergeStore(api, source.id));
  const [typed, setTyped] = useState('');
  const { found, isLooking } = useFound(typed, findGoods);
  const { steps } = store;

  const offer = ({ price, stock }: { price: number; stock: number }) =>
    texts.offer(formatPrice(price, locale), formatCount(stock, locale));
  const submit = async () => {
    const merged = await steps.merge();
    if (!merged) return;
    toast.success(texts.done(merged.source.name, merged.target.name));
    onMerged(merged.target.id);
  };

  return (
    <MergeForm
      title={texts.title(source.name)}
      {...{ lead: texts.lead, texts, steps, isLooking, onTyped: setTyped, onSubmit: submit, onClose }}
      options={found
        .filter(({ id }) => id !== source.id)
        .map(({ id, name, brands }) => ({ value: id, label: name, detail: brands.join(', ') }))}
      reasonFault={steps.isTried && store.lacksReason ? texts.reasonFault : undefined}
      isReasonNeeded
    >
      {({ moved, clashes, pictures }) => (
        <>
          <Facts facts={movedFacts(texts.moved, moved, locale)} />
          {clashes.length > 0 && (
            <Stack gap={2}>
              <Heading level={3} size="small">
                {texts.clashes}
              </Heading>
              <Facts
                facts={clashes.map((clash) => ({
                  label: texts.clash(clash.size, clash.supplier),
                  value: texts.clashFact(offer(clash.source), offer(clash.target)),
                }))}
              />
              <Checkbox
                label={texts.agree}
                checked={store.isClashSeen}
                error={steps.isTried && store.asksOfClash ? texts.clashFault : undefined}
                onChange={({ target: box }) => store.agreeToClash(box.checked)}
              />
            </Stack>
          )}
          <Alert tone="warning">
            {[pictures > 0 && texts.pictures(formatCount(pictures, locale)), texts.final].filter(Boolean).join(' ')}
          </Alert>
        </>
      )}
    </MergeForm>
  );
});
