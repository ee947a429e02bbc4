import type pg from 'pg';
import { isFirstLinkToken } from '@meet/api/first-link';
import { deskAddress } from './desk-address.js';

const SECRET_KEY = 'a key of this test that nobody else uses';
const env = { DESK_URL: 'http://localhost:4000/admin', SECRET_KEY };
const shop = (there: boolean) => ({ query: () => Promise.resolve({ rows: [{ there }] }) }) as unknown as pg.Client;

it('a shop with an administrator prints the URL of the desk', async () => {
  expect(await deskAddress(shop(true), env)).toBe('http://localhost:4000/admin');
});

it('a shop without an administrator prints a first sign-in link that this shop accepts', async () => {
  const [, token] = /^http:\/\/localhost:4000\/admin\/first#(\S+)\n/.exec(await deskAddress(shop(false), env))!;
  expect(isFirstLinkToken(SECRET_KEY, token!)).toBe(true);
});

it('a shop whose desk is switched off prints that instead of a URL', async () => {
  expect(await deskAddress(shop(false), { ...env, DESK: 'false' })).toBe('switched off (DESK=false)');
});
