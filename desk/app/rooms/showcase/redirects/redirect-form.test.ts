import type { RedirectLineFragment } from '../../../graphql/generated/graphql';
import { dtoOf, faultsIn, hasText, NEW_REDIRECT } from './redirect-form';

it.each([
  ['/old', '/old'],
  [' https://shop.example/old?a=1 ', '/old?a=1'],
  ['https://shop.example', 'https://shop.example'],
])('of the source %s only the path is sent', (source, path) => {
  expect(dtoOf({ ...NEW_REDIRECT, source, target: ' /new ' })).toMatchObject({ source: path, target: '/new' });
});

it('another rule in the way is a fault of the source', () => {
  const fault = { code: 'REDIRECT_CHAINED', message: 'Ведёт на другое правило', details: {} };
  expect(faultsIn(fault)).toEqual({ source: 'Ведёт на другое правило' });
  const fields = [{ field: 'dto.target', message: 'нужен путь' }];
  expect(faultsIn({ code: 'BAD_USER_INPUT', message: '', details: { fields } })).toEqual({ target: 'нужен путь' });
});

it('an address is found as people read it', () => {
  const line = { source: '/%D0%BA%D0%B5%D0%B4%D1%8B', target: '/catalog/sneakers' } as RedirectLineFragment;
  expect([hasText(line, 'Кеды'), hasText(line, 'sneak'), hasText(line, 'boots')]).toEqual([true, true, false]);
});
