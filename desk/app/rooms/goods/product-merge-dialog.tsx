import {
  Alert,
  Button,
  Checkbox,
  Facts,
  formatCount,
  formatPrice,
  Heading,
  Input,
  Modal,
  Stack,
  Text,
  toast,
  useLocale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { useApi } from '../../graphql/api';
import { useFound } from '../../graphql/use-found';
import { findGoods } from '../../shell/find-goods';
import { Refusal } from '../../shell/refusal';
import { ChoiceField } from './choice-field';
import { ProductMergeStore } from './product-merge-store';
import { productMergeTexts } from './product-merge-words';

interface ProductMergeDialogProps {
  source: { id: string; name: string };
  onClose: () => void;
  /** Is told of the product that has everything now. */
  onMerged: (targetId: string) => void;
}

/** Makes a product another one: one chooses the other, sees what follows and which sizes clash, and confirms. */
export const ProductMergeDialog = observer(function ProductMergeDialog(props: ProductMergeDialogProps) {
  const { source, onClose, onMerged } = props;
  const texts = useTexts(productMergeTexts);
  const locale = useLocale();
  const api = useApi();
  const [store] = useState(() => new ProductMergeStore(api, source.id));
  const [typed, setTyped] = useState('');
  const { found, isLooking } = useFound(typed, findGoods);
  const { target, preview } = store;

  const options = found
    .filter(({ id }) => id !== source.id)
    .map(({ id, name, brands }) => ({ value: id, label: name, detail: brands.join(', ') }));
  const follows = preview
    ? Object.entries(texts.moved)
        .map(([name, told]) => ({ label: told, count: preview.moved[name as keyof typeof texts.moved] }))
        .filter(({ count }) => count > 0)
        .map(({ label, count }) => ({ label, value: formatCount(count, locale) }))
    : [];
  const offer = ({ price, stock }: { price: number; stock: number }) =>
    texts.offer(formatPrice(price, locale), formatCount(stock, locale));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const merged = await store.merge();
    if (!merged) return;
    toast.success(texts.done(merged.source.name, merged.target.name));
    onMerged(merged.target.id);
  };

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title(source.name)}
      footer={
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" form="merge-product" loading={store.isMerging} disabled={store.isCounting}>
            {texts.confirm}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Stack>
      }
    >
      <form id="merge-product" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Text>{texts.lead}</Text>
          <ChoiceField
            id="merge-product-target"
            label={texts.target}
            hint={texts.targetHint}
            error={store.isTried && !target ? texts.targetFault : undefined}
            options={options}
            value={target}
            loading={isLooking}
            onTyped={setTyped}
            onValueChange={(choice) => void store.choose(choice)}
          />
          <div role="status">{store.isCounting && <Text tone="muted">{texts.counting}</Text>}</div>
          {store.isStale && (
            <Alert tone="warning" live>
              {texts.changedMeanwhile}
            </Alert>
          )}
          {preview && (
            <Stack gap={3}>
              <Heading level={3} size="small">
                {texts.follows(preview.target.name)}
              </Heading>
              <Facts facts={follows} />
              {preview.clashes.length > 0 && (
                <Stack gap={2}>
                  <Heading level={3} size="small">
                    {texts.clashes}
                  </Heading>
                  <Facts
                    facts={preview.clashes.map((clash) => ({
                      label: texts.clash(clash.size, clash.supplier),
                      value: texts.clashFact(offer(clash.source), offer(clash.target)),
                    }))}
                  />
                  <Checkbox
                    label={texts.agree}
                    checked={store.isClashSeen}
                    error={store.isTried && store.asksOfClash ? texts.clashFault : undefined}
                    onChange={({ target: box }) => store.agreeToClash(box.checked)}
                  />
                </Stack>
              )}
              <Alert tone="warning">
                {[preview.pictures > 0 && texts.pictures(formatCount(preview.pictures, locale)), texts.final]
                  .filter(Boolean)
                  .join(' ')}
              </Alert>
              <Input
                label={texts.reason}
                hint={texts.reasonHint}
                error={store.isTried && store.lacksReason ? texts.reasonFault : undefined}
                value={store.reason}
                required
                maxLength={500}
                autoComplete="off"
                onChange={({ target: field }) => store.setReason(field.value)}
              />
            </Stack>
          )}
          <Refusal fault={store.fault} />
        </Stack>
      </form>
    </Modal>
  );
});
