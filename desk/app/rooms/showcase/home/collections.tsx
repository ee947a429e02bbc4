import { css } from '@emotion/react';
import { countOf, Input, TextArea, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi } from '../../../graphql/api';
import { PictureField } from '../picture-field';
import { ProductNames } from '../product-names';
import { ProductPicker } from '../product-picker';
import { collectionCalls, placeCollection, type CollectionForm } from './collection-calls';
import { collectionTexts } from './collection-words';
import { homeTexts } from './home-words';
import { placesAfterMove } from './places';
import { sayTime } from './say-time';
import { ThingDialog } from './thing-dialog';
import { ThingsSection } from './things-section';
import { ThingsStore } from './things-store';
import { timedStateOf } from './timed-state';
import { TimedFields } from './timed-fields';

const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: tokens.space[5],
});

/** The collections: lists of goods with a picture. */
export const Collections = observer(function Collections({ mayWrite }: { mayWrite: boolean }) {
  const texts = useTexts(homeTexts);
  const { products } = useTexts(collectionTexts);
  const locale = useLocale();
  const api = useApi();
  const [store] = useState(() => new ThingsStore(api, collectionCalls));
  const [names] = useState(() => new ProductNames(api));
  useEffect(() => void store.read(), [store]);
  const { form, faults, readAt, rows, edit } = store;
  const productIds = form?.productIds ?? '';
  const chosen = useMemo(() => productIds.split(',').filter(Boolean), [productIds]);

  const picture = (field: 'posterUrl' | 'darkPosterUrl', hint?: string) => (
    <PictureField
      label={texts.fields[field]}
      hint={hint}
      error={faults[field]}
      purpose="COLLECTION"
      value={form?.[field] ?? ''}
      onValueChange={(url) => edit({ [field]: url } as Partial<CollectionForm>)}
    />
  );

  return (
    <ThingsSection
      kind="collections"
      store={store}
      mayWrite={mayWrite}
      onMove={(row, by) =>
        void store.rearrange(
          placesAfterMove(rows, row.id, by).map(({ thing, position }) => placeCollection(thing, position)),
        )
      }
      mayMove={(row, by) => placesAfterMove(rows, row.id, by).length > 0}
      sayOf={(row) => ({
        name: row.title,
        detail: [
          sayTime(row, readAt, { texts, locale }),
          countOf(row.productIds.length, products, locale),
          `/collections/${row.slug}`,
        ].join(' · '),
        isShown: timedStateOf(row, readAt) === 'SHOWN',
        posterUrl: row.posterUrl ?? null,
      })}
    >
      {form && (
        <ThingDialog kind="collections" store={store}>
          <Input
            label={texts.fields.title}
            error={faults.title}
            value={form.title}
            maxLength={120}
            required
            onChange={({ target }) => edit({ title: target.value })}
          />
          <Input
            label={texts.fields.slug}
            hint={texts.hints.slug}
            error={faults.slug}
            prefix="/collections/"
            value={form.slug}
            maxLength={100}
            required
            autoCapitalize="none"
            onChange={({ target }) => edit({ slug: target.value })}
          />
          <TextArea
            label={texts.fields.description}
            error={faults.description}
            value={form.description}
            maxLength={5000}
            rows={3}
            onChange={({ target }) => edit({ description: target.value })}
          />
          <div css={pictures}>
            {picture('posterUrl')}
            {picture('darkPosterUrl', texts.hints.darkPosterUrl)}
          </div>
          <ProductPicker
            label={texts.fields.productIds}
            error={faults.productIds}
            names={names}
            value={chosen}
            isOrdered
            disabled={false}
            onValueChange={(ids) => edit({ productIds: ids.join(',') })}
          />
          <TimedFields form={form} faults={faults} onEdit={edit} />
        </ThingDialog>
      )}
    </ThingsSection>
  );
});
