import { codeOf } from '../testing/orders.js';
import { signIn, somePhone } from '../testing/shoppers.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi([], { PAYMENT_PROVIDER: 'sandbox' });
});
afterAll(() => api.close());

it('a shop without SANDBOX_SHOPPERS refuses sandbox calls', async () => {
  const made = await api.ask('mutation { createSandboxShopper { registered } }');
  expect(codeOf(made)).toBe('SANDBOX_OFF');
  const shopper = await signIn(api, somePhone());
  expect(codeOf(await shopper.ask('mutation { moveSandboxTime(dto: { hours: 1 }) { hours } }'))).toBe('SANDBOX_OFF');
  const dto = '{ uuid: "00000000-0000-4000-8000-000000000000" }';
  expect(codeOf(await shopper.ask(`mutation { advanceSandboxOrder(dto: ${dto}) { uuid } }`))).toBe('SANDBOX_OFF');
});
