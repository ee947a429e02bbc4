import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import type { Consent, Counters } from './consent';
import { ConsentProvider, useConsent } from './consent-context';
import ConsentNotice from './consent-notice';
import ConsentSettings from './consent-settings';
import { ConsentStore } from './consent-store';

const Page = observer(function Page() {
  return (
    <>
      {useConsent().open && <ConsentNotice />}
      <main id="content" tabIndex={-1} />
      {useConsent().counters && <ConsentSettings />}
    </>
  );
});

function draw(counters: Counters | null, answer: Consent | null): ConsentStore {
  const consent = new ConsentStore(counters, answer);
  render(
    <ConsentProvider value={consent}>
      <Page />
    </ConsentProvider>,
  );
  return consent;
}

const sent: { path: string; body: unknown }[] = [];

beforeAll(() => {
  globalThis.fetch = (async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    throw new TypeError('Failed to fetch');
  }) as never;
});
beforeEach(() => {
  sent.length = 0;
});

const both = { ga4: 'G-ABC123', metrika: 12_345 };

it.each([
  [both, 'через Яндекс Метрику и Google Аналитику,'],
  [{ ...both, ga4: null }, 'через Яндекс Метрику,'],
  [{ ...both, metrika: null }, 'через Google Аналитику,'],
])('the cookie notice names the configured analytics services', (counters, words) => {
  draw(counters, null);
  expect(screen.getByRole('region', { name: 'Файлы cookie' })).toHaveTextContent(words);
});

it('the cookie notice takes no focus when it opens or closes', async () => {
  const consent = draw(both, null);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Принять все' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(consent.answer).toBe('all');
  expect(sent).toEqual([{ path: '/api/consent', body: { answer: 'all' } }]);
});

it('the cookie notice reopens by keyboard from the footer, shows the current answer and returns the focus', async () => {
  const consent = draw(both, 'all');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region')).toHaveFocus();
  expect(screen.getByRole('region')).toHaveTextContent('Сейчас выбрано: можно считать посещения.');
  await userEvent.click(screen.getByRole('button', { name: 'Только необходимые' }));
  expect(consent.answer).toBe('necessary');
  expect(screen.getByRole('button', { name: 'Настройки cookie' })).toHaveFocus();
});

it('a shop without analytics shows neither the cookie notice nor its settings', () => {
  draw(null, null);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
