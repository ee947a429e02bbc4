import { css } from '@emotion/react';
import { Button, countOf, DisplayText, Divider, Heading, Stack, Surface, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useMessage, type MessagePreview } from './message-store';
import { messageTexts } from './message-words';

const sheet = css({ padding: tokens.space[5] });
const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** The message with example values, as its recipient sees it, and a button that sends the message to the operator. */
export const MessagePreviewCard = observer(function MessagePreviewCard() {
  const texts = useTexts(messageTexts);
  const locale = useLocale();
  const store = useMessage();
  const { preview, template, sentTo } = store;
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={3} size="small">
          {texts.preview}
        </Heading>
        <Text size="small" tone="muted">
          {texts.previewLead}
        </Text>
      </Stack>
      {!preview && <Text tone="muted">{texts.noPreview}</Text>}
      {preview && (
        <Surface tone="paper" edged css={sheet} lang={template?.locale.toLowerCase()}>
          {template?.channel === 'SMS' ? (
            <Text css={lines}>{preview.text}</Text>
          ) : (
            <Stack gap={4}>
              <Heading level={4} size="small">
                {preview.subject}
              </Heading>
              <Divider />
              <Text as="strong">{shopName()}</Text>
              {preview.paragraphs.map((paragraph, at) => (
                <Paragraph key={at} {...paragraph} />
              ))}
            </Stack>
          )}
        </Surface>
      )}
      {preview?.segments && (
        <Text size="small" tone="muted">
          {countOf(preview.segments, texts.segments, locale)}
        </Text>
      )}
      <Stack direction="row" gap={4} align="center">
        <Button
          variant="secondary"
          disabled={!preview}
          loading={store.busy === 'test'}
          onClick={() => void store.test()}
        >
          {texts.test}
        </Button>
        <Text as="span" size="small" tone="success" role="status">
          {sentTo && texts.sent(sentTo)}
        </Text>
      </Stack>
    </Stack>
  );
});

/** A paragraph as the letter shows it. Its button has no link here. */
function Paragraph({ look, text }: MessagePreview['paragraphs'][number]) {
  if (look === 'CODE') return <DisplayText size="medium">{text}</DisplayText>;
  if (look === 'BUTTON')
    return (
      <div inert>
        <Button>{text}</Button>
      </div>
    );
  return (
    <Text css={lines} tone={look === 'LIST' ? 'muted' : 'ink'}>
      {text}
    </Text>
  );
}
