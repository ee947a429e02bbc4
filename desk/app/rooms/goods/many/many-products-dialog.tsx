import { Alert, Button, countOf, Modal, MultiSelect, RadioGroup, Select, Stack, Text, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi } from '../../../graphql/api';
import { dtoOf } from '../goods-filters';
import { useGoodsList } from '../goods-list-store';
import { changeOf, EMPTY, KEEP, NONE, type ManyForm } from './change-of';
import { ManyOutcome } from './many-outcome';
import { ManyProductsStore } from './many-products-store';
import { manyTexts } from './many-words';
import { indentedCategories } from '../../../shell/found-options';

const SALES = ['', 'on', 'off'] as const;

/** Changes sale, category and badges of the selected products, or of all that the filters find. */
export const ManyProductsDialog = observer(function ManyProductsDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(manyTexts);
  const locale = useLocale();
  const list = useGoodsList();
  const api = useApi();
  const [store] = useState(() => new ManyProductsStore(api));
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const selected = [...new Set(list.chosen.map(({ productId }) => productId))];
  const [scope, setScope] = useState<'selected' | 'found'>(selected.length > 0 ? 'selected' : 'found');
  const [form, setForm] = useState<ManyForm>(EMPTY);
  const [isTried, setTried] = useState(false);
  const change = changeOf(form);
  const isContradiction = form.removeBadges.some((slug) => form.addBadges.includes(slug));

  useEffect(() => void list.readChoices(), [list]);
  const badges = (list.choices?.showcase.badges ?? []).map(({ slug, title }) => ({ value: slug, label: title }));
  const edit = (part: Partial<ManyForm>) => setForm((now) => ({ ...now, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!change || isContradiction || !list.filters) return;
    await store.start({
      idempotencyKey,
      change,
      ...(scope === 'selected' ? { ids: selected } : { where: dtoOf(list.filters, new Date()) }),
    });
    await list.read();
  };
  const isSent = store.isBusy || store.job !== undefined;

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      footer={
        isSent ? (
          store.job?.state === 'DONE' && (
            <Button variant="secondary" onClick={onClose}>
              {texts.close}
            </Button>
          )
        ) : (
          <Stack direction="row" gap={3} wrap>
            <Button type="submit" form="many-products">
              {texts.submit}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {texts.cancel}
            </Button>
          </Stack>
        )
      }
    >
      <Stack gap={5}>
        <ManyOutcome store={store} onUndo={() => void store.undo().then(list.read)} />
        {!isSent && (
          <form id="many-products" noValidate onSubmit={(event) => void submit(event)}>
            <Stack gap={5}>
              {selected.length > 0 ? (
                <RadioGroup
                  label={texts.which}
                  value={scope}
                  options={[
                    { value: 'selected', label: countOf(selected.length, texts.selected, locale) },
                    { value: 'found', label: countOf(list.products, texts.found, locale) },
                  ]}
                  onValueChange={(value) => setScope(value === 'found' ? 'found' : 'selected')}
                />
              ) : (
                <Text>{countOf(list.products, texts.found, locale)}</Text>
              )}
              <Select
                label={texts.sale}
                value={form.sale}
                options={SALES.map((value) => ({ value, label: texts.sales[value] }))}
                onChange={({ target }) => edit({ sale: SALES.find((one) => one === target.value) ?? KEEP })}
              />
              <Select
                label={texts.category}
                value={form.category}
                options={[
                  { value: KEEP, label: texts.keep },
                  { value: NONE, label: texts.none },
                  ...indentedCategories(list.directory?.categories ?? []),
                ]}
                onChange={({ target }) => edit({ category: target.value })}
              />
              {badges.length > 0 && (
                <>
                  <MultiSelect
                    label={texts.addBadges}
                    value={form.addBadges}
                    options={badges}
                    onValueChange={(addBadges) => edit({ addBadges })}
                  />
                  <MultiSelect
                    label={texts.removeBadges}
                    value={form.removeBadges}
                    options={badges}
                    error={isContradiction ? texts.sameBadge : undefined}
                    onValueChange={(removeBadges) => edit({ removeBadges })}
                  />
                </>
              )}
              {isTried && !change && (
                <Alert tone="error" live>
                  {texts.noChange}
                </Alert>
              )}
            </Stack>
          </form>
        )}
      </Stack>
    </Modal>
  );
});
