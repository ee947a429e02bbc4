import { PaymentSweeps } from '../../payment/index.js';
import { atTheSandbox, guest, orderOf, place } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

const PUBLIC = 'query ($id: ID!) { order: publicOrder(dto: { id: $id }) { paid payable paymentRefused } }';
const LINK = 'mutation ($id: ID!) { made: createPaymentLink(dto: { id: $id }) { paymentLink } }';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 10_000, stock: 5 }] })], {
    PAYMENT_PROVIDER: 'sandbox',
  });
});
afterAll(() => api?.close());

it('an order shows that the bank refused its payment until it is paid', async () => {
  const { data } = await api.ask('{ filteredProducts { items { item { id } } } }');
  const [{ item }] = (data!.filteredProducts as { items: [{ item: { id: string } }] }).items;
  const by = guest(api);
  const order = await place(by, orderOf([{ id: item.id, price: 10_000 }]));
  const seen = async () => (await by.ask(PUBLIC, { id: order.id })).data!.order;
  expect(await seen()).toEqual({ paid: false, payable: true, paymentRefused: false });
  await atTheSandbox(api, order.paymentLink!, 'DECLINE');
  await api.app.get(PaymentSweeps).run();
  expect(await seen()).toEqual({ paid: false, payable: true, paymentRefused: true });

  const again = await by.ask(LINK, { id: order.id });
  const { paymentLink } = again.data!.made as { paymentLink: string };
  expect(paymentLink).not.toBe(order.paymentLink);
  expect(await seen()).toMatchObject({ paymentRefused: true });
  await atTheSandbox(api, paymentLink, 'PAY');
  await api.app.get(PaymentSweeps).run();
  expect(await seen()).toEqual({ paid: true, payable: false, paymentRefused: false });
});
