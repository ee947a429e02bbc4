import type { RedirectLineFragment } from '../../../graphql/generated/graphql';
import { dtoOf, faultsIn, hasText, NEW_REDIRECT } from './redirect-form';

it.each([
  ['/old', '/old'],
  [' https://shop.example/old?a=1 ', '/old?a=1'],
  ['https://shop.example', 'https://shop.example'],
])('the redirect form sends only path and query of the source URL %s', (source, path) => {
  expect(dtoOf({ ...NEW_REDIRECT, source, target: ' /new ' })).toMatchObject({ source: path, target: '/new' });
});

it('a redirect that conflicts with another rule shows the error at the source field', () => {
  const fault = { code: 'REDIRECT_CHAINED', message: 'Ведёт на другое правило', details: {} };
  expect(faultsIn(fault)).toEqual({ source: 'Ведёт на другое правило' });
  const fields = [{ field: 'dto.target', message: 'нужен путь' }];
  expect(faultsIn({ code: 'BAD_USER_INPUT', message: '', details: { fields } })).toEqual({ target: 'нужен путь' });
});

it('a redirect with an encoded URL is found by its decoded text', () => {
  const line = { source: '/%D0%BA%D0%B5%D0%B4%D1%8B', target: '/catalog/sneakers' } as RedirectLineFragment;
  expect([hasText(line, 'Кеды'), hasText(line, 'sneak'), hasText(line, 'boots')]).toEqual([true, true, false]);
});
