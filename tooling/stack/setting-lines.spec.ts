import { settingLines } from './setting-lines.js';

const says = (env: Record<string, string>, stored: Record<string, string>, name: string) =>
  settingLines(env, stored).find(({ what }) => what === name);

it('doctor shows the effective value of a setting and where the value comes from', () => {
  expect(says({}, {}, 'PAYMENT_MINUTES')).toMatchObject({ ok: true, says: '30 (default)' });
  expect(says({}, {}, 'SHOP_INN')).toMatchObject({ ok: true, says: 'not set (default)' });
  expect(says({ SHOP_NAME: 'Кедровка' }, {}, 'SHOP_NAME')).toMatchObject({ says: 'Кедровка (environment)' });
  expect(says({}, { SHOP_NAME: 'Синий кит' }, 'SHOP_NAME')).toMatchObject({ says: 'Синий кит (database)' });
});

it('doctor names environment values that the database overrides, and invalid values in the database', () => {
  expect(says({ SHOP_NAME: 'Кедровка' }, { SHOP_NAME: 'Синий кит' }, 'SHOP_NAME')).toMatchObject({
    ok: true,
    says: 'Синий кит (database; overrides Кедровка of the environment)',
  });
  expect(says({}, { PAYMENT_MINUTES: 'полчаса' }, 'PAYMENT_MINUTES')).toMatchObject({
    ok: false,
    says: '30 (default; the database’s полчаса is not valid and not used: correct it in the desk)',
  });
});
