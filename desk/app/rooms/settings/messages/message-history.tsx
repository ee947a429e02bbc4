import { css } from '@emotion/react';
import { Button, Heading, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import { momentOf } from '../../../browser/moment';

import { useMessage } from './message-store';
import { messageTexts } from './message-words';

const MOST_SHOWN = 120;
const list = css({ display: 'grid', gap: tokens.space[3], margin: 0, padding: 0 });
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: tokens.space[3],
});
const words = css({ overflowWrap: 'anywhere' });

/** Who changed the texts and when, the latest change first. Earlier texts can be put back into the fields. */
export const MessageHistory = observer(function MessageHistory() {
  const texts = useTexts(messageTexts);
  const locale = useLocale();
  const store = useMessage();
  const { template } = store;
  if (!template) return null;
  return (
    <Stack gap={3}>
      <Stack direction="row" justify="between" align="center">
        <Heading level={3} size="small">
          {texts.history}
        </Heading>
        {template.text !== null && (
          <Button variant="ghost" loading={store.busy === 'remove'} onClick={() => void store.remove()}>
            {texts.toDefault}
          </Button>
        )}
      </Stack>
      {template.history.length === 0 && <Text tone="muted">{texts.noHistory}</Text>}
      <ul css={list}>
        {template.history.map((change, n) => {
          const when = momentOf(change.at, locale);
          return (
            <li key={change.id} css={line}>
              <Stack gap={0}>
                <Text size="small" css={words}>
                  {change.text === null ? texts.wordsOfRelease : shortened(change.text)}
                </Text>
                <Text size="caption" tone="muted">
                  {change.actor} · {when}
                </Text>
              </Stack>
              {n > 0 && (
                <Button
                  variant="ghost"
                  aria-label={texts.bringBackOf(when)}
                  disabled={store.busy !== undefined}
                  onClick={() => store.bringBack(change)}
                >
                  {texts.bringBack}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
});

const shortened = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);
