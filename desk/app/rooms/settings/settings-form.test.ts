import type { SettingLineFragment } from '../../graphql/generated/graphql';
import { changesOf, conflictsOf, faultsOf, shownOf } from './settings-form';

type Setting = Pick<SettingLineFragment, 'name' | 'value' | 'source' | 'withoutValue' | 'withoutSource'>;
const setting = (name: Setting['name'], value: string | null, source: Setting['source'] = 'DATABASE'): Setting => ({
  ...{ name, value, source, withoutValue: 'Meet', withoutSource: 'DEFAULT' },
});

it('a field shows what is in force until something is typed, which is one’s own', () => {
  const phone = setting('SHOP_PHONE', '+7', 'ENVIRONMENT');
  expect(shownOf(phone, undefined)).toEqual({ text: '+7', source: 'ENVIRONMENT' });
  expect(shownOf(phone, '')).toEqual({ text: '', source: 'MINE' });
});

it('an emptied field takes the value out of the database, and only from there', () => {
  const settings = [setting('SHOP_NAME', 'Кедровка'), setting('SHOP_PHONE', '+7', 'ENVIRONMENT')];
  expect(changesOf({ SHOP_NAME: ' ', SHOP_PHONE: '' }, settings)).toEqual([{ name: 'SHOP_NAME', value: null }]);
});

it('what is typed as it is changes nothing', () => {
  const settings = [setting('SHOP_NAME', 'Кедровка'), setting('SHOP_PHONE', '+7', 'ENVIRONMENT')];
  expect(changesOf({ SHOP_NAME: 'Кедровка ', SHOP_PHONE: '+7' }, settings)).toEqual([]);
});

it('a setting that both have changed is a conflict, and no other', () => {
  const before = [setting('SHOP_NAME', 'А'), setting('SHOP_PHONE', '1'), setting('SHOP_INN', '7', 'DEFAULT')];
  const now = [setting('SHOP_NAME', 'Б'), setting('SHOP_PHONE', '2'), setting('SHOP_INN', '7', 'DEFAULT')];
  const changes = [
    { name: 'SHOP_NAME', value: 'В' },
    { name: 'SHOP_PHONE', value: '2' },
    { name: 'SHOP_INN', value: '8' },
  ] as const;
  expect(conflictsOf(changes, before, now)).toEqual([{ name: 'SHOP_NAME', yours: 'В', theirs: 'Б' }]);
});

it('a fault of the API stands at the field of its value', () => {
  const changes = [{ name: 'SHOP_NAME', value: 'А' } as const, { name: 'SHOP_INN', value: '1' } as const];
  const details = [{ field: 'dto.settings.1.value', message: 'проверьте цифры' }, { field: 'dto' }];
  expect(faultsOf(details, changes)).toEqual({ SHOP_INN: 'проверьте цифры' });
  expect(faultsOf(undefined, changes)).toEqual({});
});
