import { bonusesName } from './bonuses-name';
import { shopName } from './shop-name';

const named = (name: string) => {
  document.head.innerHTML = `<meta name="application-name" content="${name}">`;
};

afterEach(() => (document.head.innerHTML = ''));

it('shopName returns the name that the page carries, and Meet on a page without one', () => {
  expect(shopName()).toBe('Meet');
  named('Кедровка');
  expect(shopName()).toBe('Кедровка');
});

it('bonusesName joins a name of one word by a hyphen', () => {
  expect(bonusesName()).toBe('Meet-бонусы');
  named('Синий кит');
  expect(bonusesName()).toBe('Бонусы Синий кит');
});
