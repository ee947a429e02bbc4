import { takesServedPath } from './served-paths.js';

it.each([
  ['EXACT', '/'],
  ['EXACT', '/cart'],
  ['EXACT', '/catalog'],
  ['EXACT', '/api/send-sms'],
  ['EXACT', '/sign-in'],
  ['EXACT', '/cart?from=mail'],
  ['PREFIX', '/'],
  ['PREFIX', '/account'],
  ['PREFIX', '/product'],
  ['PREFIX', '/catalog'],
  ['PREFIX', '/assets'],
  ['EXACT', '/payments/notifications'],
  ['PREFIX', '/feeds'],
  ['PREFIX', '/packages'],
] as const)('a redirect %s of %s would take a page of the shop', (kind, source) =>
  expect(takesServedPath({ kind, source })).toBe(true),
);

it.each([
  ['EXACT', '/product/old-shoe'],
  ['EXACT', '/product'],
  ['EXACT', '/catalog/old'],
  ['EXACT', '/about-us'],
  ['EXACT', '/index.php?product_id=5'],
  ['EXACT', '/?p=12'],
  ['PREFIX', '/shop'],
  ['PREFIX', '/catalog/old'],
  ['PREFIX', '/accounts'],
] as const)('a redirect %s of %s takes no page of the shop', (kind, source) =>
  expect(takesServedPath({ kind, source })).toBe(false),
);
