import { css } from '@emotion/react';
import { Alert, Button, Facts, Stack, Surface, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import { shownValue } from './setting-note';
import { settingWords } from './setting-words';
import { useSettings } from './settings-store';
import { settingsTexts } from './settings-words';

const bar = css({ position: 'sticky', insetBlockStart: 52, zIndex: 1, paddingBlock: tokens.space[2] });
const inBar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });

/** What becomes of the changes: saving stays in sight as long as there are some. */
export const SaveBar = observer(function SaveBar() {
  const texts = useTexts(settingsTexts);
  const words = useTexts(settingWords);
  const faults = useTexts(faultTexts);
  const store = useSettings();
  return (
    <>
      {(store.isChanged || store.isSaved) && (
        <Surface tone="paper" css={bar}>
          <div css={inBar}>
            {store.isChanged && (
              <>
                <Button type="submit" form="settings" loading={store.busy}>
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
              <Button variant="secondary" loading={store.busy} onClick={() => void store.writeOver()}>
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
              facts={store.conflicts.flatMap(({ name, yours, theirs }) => [
                { name: `${words[name][0]}, ${texts.yours}`, value: shownValue(yours, texts) },
                { name: `${words[name][0]}, ${texts.theirs}`, value: shownValue(theirs, texts) },
              ])}
            />
          </Stack>
        </Alert>
      )}
      {store.refusal && (
        <Alert tone="error" live title={faults.failed}>
          {faultWords(store.refusal, faults)}
        </Alert>
      )}
    </>
  );
});
