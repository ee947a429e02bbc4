import { css } from '@emotion/react';
import { CookieNotice, Link, media, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Consent, Counters } from './consent';
import { useConsent } from './consent-context';
import { consentSettingsId } from './consent-settings-id';
import { keepConsent } from './keep-consent';

/** Of the bar with the buy button: the button, its padding and its border. */
const barHeight = `calc(${tokens.size.target} + 2 * ${tokens.space[2]} + 1px)`;

const place = css({
  // Nobody can answer without scripts, and then nothing is counted. On paper it would cover the page.
  [media.noScript]: { display: 'none' },
  '@media print': { display: 'none' },
  // On phones it stands above the bar with the buy button, which sticks to the lower edge of a product page.
  [media.belowTablet]: {
    'html:has([data-buy-bar]) &': { insetBlockEnd: barHeight },
    // What gets the focus by the keyboard is scrolled out from under the notice.
    'html:has(&)': { scrollPaddingBlockEnd: '50dvh' },
  },
});

const answers: Record<Consent, string> = { all: 'можно считать посещения', necessary: 'только необходимые' };

/**
 * Asks whether visits may be counted. It is rendered on the server, so that nothing moves and no picture is late because
 * of it. A default export, because `React.lazy` needs one.
 */
export default observer(function ConsentNotice() {
  const consent = useConsent();
  const notice = useRef<HTMLElement>(null);
  const { answer, counters, reopened } = consent;

  // Who has opened the notice gets to it; who has not goes on undisturbed.
  useEffect(() => {
    if (reopened) notice.current?.focus();
  }, [reopened]);

  if (!counters) return null;
  const give = (given: Consent) => {
    // The button that was pressed is gone afterwards.
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
