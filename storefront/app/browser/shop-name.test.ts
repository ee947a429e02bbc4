import { bonusesName } from './bonuses-name';
import { shopName } from './shop-name';

const named = (name: string) => {
  document.head.innerHTML = `<meta name="application-name" content="${name}">`;
};

afterEach(() => (document.head.innerHTML = ''));

it('shopName returns the shop name in the page, or Meet when the page has none', () => {
  expect(shopName()).toBe('Meet');
  named('Кедровка');
  expect(shopName()).toBe('Кедровка');
});

it('bonusesName joins a one-word shop name with a hyphen and puts a longer name last', () => {
  expect(bonusesName()).toBe('Meet-бонусы');
  named('Синий кит');
  expect(bonusesName()).toBe('Бонусы Синий кит');
});
