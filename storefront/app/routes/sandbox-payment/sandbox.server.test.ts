/** @jest-environment node */
import { actOnSandboxPayment } from './sandbox.server';

const page = (path: string) =>
  new Request(`http://shop.test${path}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=PAY',
  });

/** The API's answer to the shopper's choice. */
const outcome = { state: 'SUCCEEDED', returnUrl: 'https://front.example/orders/1?paid', returnsToStorefront: false };
let answer: typeof outcome;

beforeEach(() => {
  answer = outcome;
  globalThis.fetch = async () => Response.json(answer);
});

it('sandbox payment returns to another front end by a refresh header when the browser submits the form', async () => {
  // `form-action 'self'` also holds for redirects that answer a form.
  expect(await actOnSandboxPayment(page('/sandbox-payment/1'), '1')).toMatchObject({
    init: { headers: { refresh: '0; url=https://front.example/orders/1?paid' } },
  });
});

it('sandbox payment returns to another front end by a redirect when scripts submit the form', async () => {
  const response = (await actOnSandboxPayment(page('/sandbox-payment/1.data'), '1')) as Response;
  expect([response.status, response.headers.get('location')]).toEqual([302, 'https://front.example/orders/1?paid']);
});

it('sandbox payment returns to this shop’s order, whose URL says that a payment is awaited only after success', async () => {
  const ownUrl = 'https://shop.example/orders/1';
  const path = async (state: string) => {
    answer = { state, returnUrl: ownUrl, returnsToStorefront: true };
    return ((await actOnSandboxPayment(page('/sandbox-payment/1'), '1')) as Response).headers.get('location');
  };
  expect([await path('SUCCEEDED'), await path('CANCELED')]).toEqual(['/orders/1?from=payment', '/orders/1']);
});
