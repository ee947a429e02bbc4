import { css } from '@emotion/react';
import { Banner, Input, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi } from '../../../graphql/api';
import type { BannerWholeFragment } from '../../../graphql/generated/graphql';
import { LinkField } from '../link-field';
import { PictureField } from '../picture-field';
import { pictureSrc } from '../picture-src';
import { bannerCalls, placeBanner, type BannerForm } from './banner-calls';
import { homeTexts } from './home-words';
import { HOME, PlaceField } from './place-field';
import { placesAfterMove } from './places';
import { sayTime } from './say-time';
import { ThingDialog } from './thing-dialog';
import { ThingsSection } from './things-section';
import { ThingsStore } from './things-store';
import { timedStateOf } from './timed-state';
import { TimedFields } from './timed-fields';

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: tokens.space[5],
  alignItems: 'start',
});
const MOST = { title: 120, description: 500 };

/** The banners of the home page, and of other places of the storefront. */
export const Banners = observer(function Banners() {
  const texts = useTexts(homeTexts);
  const locale = useLocale();
  const api = useApi();
  const [store] = useState(() => new ThingsStore(api, bannerCalls));
  useEffect(() => void store.read(), [store]);
  const { form, faults, readAt, rows, edit } = store;

  const moves = (row: BannerWholeFragment, by: -1 | 1) =>
    placesAfterMove(
      rows.filter(({ place }) => place === row.place),
      row.id,
      by,
    );
  const input = (field: keyof typeof MOST, hint?: string) => ({
    label: texts.fields[field],
    hint,
    error: faults[field],
    value: form?.[field] ?? '',
    maxLength: MOST[field],
    onChange: ({ target }: { target: { value: string } }) => edit({ [field]: target.value } as Partial<BannerForm>),
  });
  const picture = (field: 'posterUrl' | 'darkPosterUrl' | 'mobilePosterUrl', hint?: string) => (
    <PictureField
      label={texts.fields[field]}
      hint={hint}
      error={faults[field]}
      purpose="COLLECTION"
      value={form?.[field] ?? ''}
      onValueChange={(url) => edit({ [field]: url } as Partial<BannerForm>)}
    />
  );

  return (
    <ThingsSection
      kind="banners"
      store={store}
      mayWrite
      onMove={(row, by) =>
        void store.rearrange(moves(row, by).map(({ thing, position }) => placeBanner(thing, position)))
      }
      mayMove={(row, by) => moves(row, by).length > 0}
      mayPreview={({ place }) => place === HOME}
      sayOf={(row) => ({
        name: row.title,
        detail: [
          sayTime(row, readAt, { texts, locale }),
          texts.places[row.place] ?? texts.place(row.place),
          row.href ?? texts.noLink,
        ].join(' · '),
        isShown: timedStateOf(row, readAt) === 'SHOWN',
        posterUrl: row.posterUrl,
      })}
    >
      {form && (
        <ThingDialog kind="banners" store={store}>
          <Input {...input('title')} required />
          <Input {...input('description')} />
          <div css={fields}>
            <LinkField
              label={texts.fields.href}
              error={faults.href}
              value={form.href}
              onValueChange={(href) => edit({ href })}
            />
            <PlaceField
              error={faults.place}
              places={rows.map(({ place }) => place)}
              value={form.place}
              onValueChange={(place) => edit({ place })}
            />
          </div>
          <div css={fields}>
            {picture('posterUrl')}
            {picture('darkPosterUrl', texts.hints.darkPosterUrl)}
            {picture('mobilePosterUrl', texts.hints.mobilePosterUrl)}
          </div>
          <TimedFields form={form} faults={faults} onEdit={edit} />
          {form.posterUrl && (
            <Stack gap={2}>
              <Text size="small" tone="muted">
                {texts.asShopper}
              </Text>
              <Banner
                title={form.title}
                description={form.description}
                poster={pictureSrc(form.posterUrl)}
                darkPoster={pictureSrc(form.darkPosterUrl)}
                narrowPoster={pictureSrc(form.mobilePosterUrl)}
                headingLevel={3}
                sizes="700px"
              />
            </Stack>
          )}
        </ThingDialog>
      )}
    </ThingsSection>
  );
});
