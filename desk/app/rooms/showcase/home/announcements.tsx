import { AnnouncementBar, Input, Select, Stack, Text, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi } from '../../../graphql/api';
import type { AnnouncementTone } from '../../../graphql/generated/graphql';
import { LinkField } from '../link-field';
import { announcementCalls } from './announcement-calls';
import { homeTexts } from './home-words';
import { sayTime } from './say-time';
import { ThingDialog } from './thing-dialog';
import { ThingsSection } from './things-section';
import { ThingsStore } from './things-store';
import { timedStateOf } from './timed-state';
import { TimedFields } from './timed-fields';

const TONES = { INFO: 'info', SALE: 'sale', WARNING: 'warning' } as const;

/** The announcements above every page. */
export const Announcements = observer(function Announcements() {
  const texts = useTexts(homeTexts);
  const locale = useLocale();
  const api = useApi();
  const [store] = useState(() => new ThingsStore(api, announcementCalls));
  useEffect(() => void store.read(), [store]);
  const { form, faults, readAt, edit } = store;

  return (
    <ThingsSection
      kind="announcements"
      store={store}
      mayWrite
      sayOf={(row) => ({
        name: row.text,
        detail: [sayTime(row, readAt, { texts, locale }), texts.tones[row.tone], row.href ?? texts.noLink].join(' · '),
        isShown: timedStateOf(row, readAt) === 'SHOWN',
      })}
    >
      {form && (
        <ThingDialog kind="announcements" store={store}>
          <Input
            label={texts.fields.text}
            error={faults.text}
            value={form.text}
            maxLength={200}
            required
            onChange={({ target }) => edit({ text: target.value })}
          />
          <Select
            label={texts.fields.tone}
            value={form.tone}
            options={(Object.keys(TONES) as AnnouncementTone[]).map((value) => ({ value, label: texts.tones[value] }))}
            onChange={({ target }) => edit({ tone: target.value as AnnouncementTone })}
          />
          <LinkField
            label={texts.fields.href}
            error={faults.href}
            value={form.href}
            onValueChange={(href) => edit({ href })}
          />
          <TimedFields form={form} faults={faults} onEdit={edit} />
          {form.text.trim() && (
            <Stack gap={2}>
              <Text size="small" tone="muted">
                {texts.asShopper}
              </Text>
              <AnnouncementBar tone={TONES[form.tone]}>{form.text}</AnnouncementBar>
            </Stack>
          )}
        </ThingDialog>
      )}
    </ThingsSection>
  );
});
