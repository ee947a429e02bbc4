import { render, screen } from '@testing-library/react';
import { LocaleProvider } from '../../locale/locale-provider.js';
import { paymentLogosWords } from './payment-logos.words.js';
import { PaymentLogos } from './index.js';

it('draws the methods it is given, in their order, named in the words of the shop', () => {
  render(
    <LocaleProvider
      messages={{ paymentLogos: { paymentMethods: { ...paymentLogosWords.paymentMethods, card: 'Bank card' } } }}
    >
      <PaymentLogos methods={['card', 'visa']} />
    </LocaleProvider>,
  );
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(['Bank card', 'Visa']);
});
