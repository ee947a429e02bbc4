import { css } from '@emotion/react';
import { Alert, DisplayText, Heading, Stack, tokens } from '@meet/ui-kit';
import type { ReactNode } from 'react';
import { useTexts } from '../browser/language';
import { shopName } from '../browser/shop-name';
import { sessionTexts } from './session-words';

const page = css({ display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: tokens.space[6] });
const column = css({ width: '100%', maxWidth: 400 });

/** A page before sign-in: a heading and a form. */
export function Door({ heading, children }: { heading: string; children: ReactNode }) {
  const texts = useTexts(sessionTexts);
  return (
    <main css={page}>
      <Stack gap={6} css={column}>
        <DisplayText size="small">{shopName()}</DisplayText>
        <Heading level={1} size="medium">
          {heading}
        </Heading>
        {window.isSecureContext ? children : <Alert tone="warning">{texts.insecure}</Alert>}
      </Stack>
    </main>
  );
}
