import { render, screen } from '@testing-library/react';
import { LocaleProvider } from '../../locale/locale-provider.js';
import { paymentLogosWords } from './payment-logos.words.js';
import { PaymentLogos } from './index.js';

it('PaymentLogos draws the passed methods in order, with names of the locale', () => {
  render(
    <LocaleProvider
      messages={{ paymentLogos: { paymentMethods: { ...paymentLogosWords.paymentMethods, card: 'Bank card' } } }}
    >
      <PaymentLogos methods={['card', 'visa']} />
    </LocaleProvider>,
  );
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(['Bank card', 'Visa']);
});
