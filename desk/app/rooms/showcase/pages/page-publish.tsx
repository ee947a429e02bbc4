import { Button, Heading, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../../browser/language';
import { MomentField } from '../moment-field';
import { stateOf } from './content-state';
import { usePage } from './page-store';
import { pageTexts } from './page-words';
import { pagesTexts } from './pages-words';

/** Whether and how long shoppers see the text. Publishing saves the draft first. */
export const PagePublish = observer(function PagePublish() {
  const texts = useTexts(pageTexts);
  const { states } = useTexts(pagesTexts);
  const store = usePage();
  const { entry, busy } = store;
  const [now] = useState(() => Date.now());
  const ahead = (iso: string | null | undefined) => (iso && Date.parse(iso) > now ? iso : null);
  const [from, setFrom] = useState(() => ahead(entry?.publishAt));
  const [until, setUntil] = useState(() => ahead(entry?.finishAt));
  const state = entry && stateOf(entry, Date.now());

  return (
    <Stack gap={4}>
      <Heading level={2} size="small">
        {texts.publishing}
      </Heading>
      {entry && state && (
        <Stack gap={1}>
          <Text>
            {texts.state}: {states[state]}
          </Text>
          {entry.shown !== null && entry.shown !== undefined && (
            <Text size="small" tone="muted">
              {texts.shownNow(entry.shown)}
            </Text>
          )}
        </Stack>
      )}
      <MomentField
        label={texts.from}
        hint={texts.fromHint}
        error={store.faults.publishAt}
        value={from}
        onValueChange={setFrom}
        usual="00:00"
      />
      <MomentField
        label={texts.until}
        hint={texts.untilHint}
        error={store.faults.finishAt}
        value={until}
        onValueChange={setUntil}
        usual="23:59"
      />
      <Stack direction="row" gap={3} wrap>
        <Button
          // If nothing is left to save and the text is not published yet, publishing is the primary action.
          variant={store.isChanged || !entry || state === 'SHOWN' ? 'secondary' : 'primary'}
          loading={busy === 'publish'}
          onClick={() => void store.publish({ publishAt: from, finishAt: until })}
        >
          {from && Date.parse(from) > Date.now() ? texts.schedule : texts.publish}
        </Button>
        {entry && (state === 'SHOWN' || state === 'CHANGED' || state === 'PLANNED') && (
          <Button variant="ghost" loading={busy === 'hide'} onClick={() => void store.hide()}>
            {texts.hide}
          </Button>
        )}
      </Stack>
    </Stack>
  );
});
