import { css } from '@emotion/react';
import { CookieNotice, Link, media, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Consent, Counters } from './consent';
import { useConsent } from './consent-context';
import { consentSettingsId } from './consent-settings-id';
import { keepConsent } from './keep-consent';

/** Height of the bar with the buy button: the button, its padding and its border. */
const barHeight = `calc(${tokens.size.target} + 2 * ${tokens.space[2]} + 1px)`;

const place = css({
  // Without scripts nobody can answer, and nothing is counted. In print it would cover the page.
  [media.noScript]: { display: 'none' },
  '@media print': { display: 'none' },
  // On phones it is above the buy bar, which sticks to the lower edge of a product page.
  [media.belowTablet]: {
    'html:has([data-buy-bar]) &': { insetBlockEnd: barHeight },
    // Scrolls elements that get the keyboard focus out from under the notice.
    'html:has(&)': { scrollPaddingBlockEnd: '50dvh' },
  },
});

const answers: Record<Consent, string> = { all: 'можно считать посещения', necessary: 'только необходимые' };

/**
 * Asks whether visits may be counted. It is rendered on the server, so that it shifts nothing and delays no picture. A
 * default export, because `React.lazy` needs one.
 */
export default observer(function ConsentNotice() {
  const consent = useConsent();
  const notice = useRef<HTMLElement>(null);
  const { answer, counters, reopened } = consent;

  // The focus moves to the notice only if the shopper reopened it; otherwise the shopper is not interrupted.
  useEffect(() => {
    if (reopened) notice.current?.focus();
  }, [reopened]);

  if (!counters) return null;
  const give = (given: Consent) => {
    // The pressed button has disappeared, so the focus is moved to another element.
    document.getElementById(reopened ? consentSettingsId : 'content')?.focus({ preventScroll: true });
    consent.give(given);
    keepConsent(given);
  };
  return (
    <CookieNotice
      ref={notice}
      css={place}
      tabIndex={-1}
      onAccept={() => give('all')}
      onDecline={() => give('necessary')}
    >
      {`Корзина и вход хранятся в браузере, без них магазин не работает. С вашего согласия считаем посещения через ${services(counters)}, чтобы видеть, что неудобно. `}
      {answer && `Сейчас выбрано: ${answers[answer]}. `}
      <Link href="/privacy">Подробнее</Link>
    </CookieNotice>
  );
});

const services = ({ ga4, metrika }: Counters): string =>
  [metrika !== null && 'Яндекс Метрику', ga4 !== null && 'Google Аналитику'].filter(Boolean).join(' и ');
