import { css } from '@emotion/react';
import { Button, media, Text, tokens } from '@meet/ui-kit';
import { useConsent } from './consent-context';
import { consentSettingsId } from './consent-settings-id';

/** Aligns its text with the other lines of the footer. */
const place = css({
  marginInlineStart: `calc(-1 * ${tokens.space[2]})`,
  paddingInline: tokens.space[2],
  [media.noScript]: { display: 'none' },
});

/** Opens the cookie notice again. A default export, because `React.lazy` needs one. */
export default function ConsentSettings() {
  const consent = useConsent();
  return (
    <Button id={consentSettingsId} css={place} variant="ghost" onClick={consent.reopen}>
      <Text as="span" size="caption" tone="muted">
        Настройки cookie
      </Text>
    </Button>
  );
}
