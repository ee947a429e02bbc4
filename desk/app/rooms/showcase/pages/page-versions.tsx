import { css } from '@emotion/react';
import { Button, Heading, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import { sayMoment } from '../moment';
import { usePage } from './page-store';
import { pageTexts } from './page-words';

const list = css({ display: 'grid', gap: tokens.space[3], margin: 0, padding: 0 });
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: tokens.space[3],
});

/** The revisions, the latest first. The text of an earlier one can be put back into the fields. */
export const PageVersions = observer(function PageVersions() {
  const texts = useTexts(pageTexts);
  const locale = useLocale();
  const store = usePage();
  if (store.versions.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {texts.versions}
      </Heading>
      <ul css={list}>
        {store.versions.map(({ number, title, createdAt, publishAt }) => (
          <li key={number} css={line}>
            <Stack gap={0}>
              <Text size="small">
                {texts.version(number)} · {title}
              </Text>
              <Text size="caption" tone="muted">
                {publishAt
                  ? texts.versionSince(sayMoment(publishAt, locale))
                  : texts.versionDraft(sayMoment(createdAt, locale))}
              </Text>
            </Stack>
            {number !== store.text?.number && (
              <Button
                variant="ghost"
                aria-label={texts.bringBackOf(number)}
                disabled={store.busy !== undefined}
                onClick={() => void store.bringBack(number)}
              >
                {texts.bringBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
});
