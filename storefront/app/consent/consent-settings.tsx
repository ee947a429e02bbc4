import { css } from '@emotion/react';
import { Button, media, Text, tokens } from '@meet/ui-kit';
import { useConsent } from './consent-context';

export const consentSettingsId = 'cookie-settings';

/** Its words begin where the other lines of the footer do. */
const place = css({
  marginInlineStart: `calc(-1 * ${tokens.space[2]})`,
  paddingInline: tokens.space[2],
  [media.noScript]: { display: 'none' },
});

/** Opens the cookie notice again. It is absent in a shop that counts nothing. */
export function ConsentSettings() {
  const consent = useConsent();
  if (!consent.counters) return null;
  return (
    <Button id={consentSettingsId} css={place} variant="ghost" onClick={consent.reopen}>
      <Text as="span" size="caption" tone="muted">
        Настройки cookie
      </Text>
    </Button>
  );
}
