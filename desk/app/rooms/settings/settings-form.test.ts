import type { SettingLineFragment } from '../../graphql/generated/graphql';
import { changesOf, conflictsOf, faultsOf, shownOf } from './settings-form';

type Setting = Pick<SettingLineFragment, 'name' | 'value' | 'source' | 'withoutValue' | 'withoutSource'>;
const setting = (name: Setting['name'], value: string | null, source: Setting['source'] = 'DATABASE'): Setting => ({
  ...{ name, value, source, withoutValue: 'Meet', withoutSource: 'DEFAULT' },
});

it('shownOf shows the current value of a setting until the operator types another', () => {
  const phone = setting('SHOP_PHONE', '+7', 'ENVIRONMENT');
  expect(shownOf(phone, undefined)).toEqual({ text: '+7', source: 'ENVIRONMENT' });
  expect(shownOf(phone, '')).toEqual({ text: '', source: 'MINE' });
});

it('an emptied setting field removes the value from the database only when it is stored there', () => {
  const settings = [setting('SHOP_NAME', 'Кедровка'), setting('SHOP_PHONE', '+7', 'ENVIRONMENT')];
  expect(changesOf({ SHOP_NAME: ' ', SHOP_PHONE: '' }, settings)).toEqual([{ name: 'SHOP_NAME', value: null }]);
});

it('a setting typed with its current value counts as unchanged', () => {
  const settings = [setting('SHOP_NAME', 'Кедровка'), setting('SHOP_PHONE', '+7', 'ENVIRONMENT')];
  expect(changesOf({ SHOP_NAME: 'Кедровка ', SHOP_PHONE: '+7' }, settings)).toEqual([]);
});

it('a setting changed by both operators is a conflict, and other settings are not', () => {
  const before = [setting('SHOP_NAME', 'А'), setting('SHOP_PHONE', '1'), setting('SHOP_INN', '7', 'DEFAULT')];
  const now = [setting('SHOP_NAME', 'Б'), setting('SHOP_PHONE', '2'), setting('SHOP_INN', '7', 'DEFAULT')];
  const changes = [
    { name: 'SHOP_NAME', value: 'В' },
    { name: 'SHOP_PHONE', value: '2' },
    { name: 'SHOP_INN', value: '8' },
  ] as const;
  expect(conflictsOf(changes, before, now)).toEqual([{ name: 'SHOP_NAME', yours: 'В', theirs: 'Б' }]);
});

it('the settings form shows API errors next to the fields of their values', () => {
  const changes = [{ name: 'SHOP_NAME', value: 'А' } as const, { name: 'SHOP_INN', value: '1' } as const];
  const details = [{ field: 'dto.settings.1.value', message: 'проверьте цифры' }, { field: 'dto' }];
  expect(faultsOf(details, changes)).toEqual({ SHOP_INN: 'проверьте цифры' });
  expect(faultsOf(undefined, changes)).toEqual({});
});
