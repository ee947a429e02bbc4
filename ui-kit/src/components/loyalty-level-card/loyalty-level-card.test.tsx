import { render, screen } from '@testing-library/react';
import { LoyaltyLevelCard, type LoyaltyLevelCardProps } from './index.js';

const level: LoyaltyLevelCardProps = { name: 'Серебро', cashback: 5, spend: 20, required: 5_000_000, state: 'locked' };

it.each([
  ['reached', 'Пройден'],
  ['current', 'Ваш уровень'],
  ['locked', 'Закрыт'],
] as const)('LoyaltyLevelCard that is %s says so, with its advantages and requirement', (state, words) => {
  render(<LoyaltyLevelCard {...level} state={state} />);
  const card = screen.getByRole('article', { name: 'Серебро' });
  expect(card).toHaveTextContent(words);
  expect(card).toHaveTextContent('5 % кешбэк');
  expect(card).toHaveTextContent('До 20 % покупки можно оплатить бонусами');
  expect(card).toHaveTextContent('От 50 000 ₽ покупок');
  expect(card.getAttribute('aria-current')).toBe(state === 'current' ? 'true' : null);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it.each([
  [3_240_000, 'Осталось 17\u00A0600\u00A0₽', 3_240_000],
  [6_000_000, 'Осталось 0\u00A0₽', 5_000_000],
])('LoyaltyLevelCard of the next level shows the progress for %d kopecks spent', (spent, words, value) => {
  render(<LoyaltyLevelCard {...level} state="next" spent={spent} />);
  expect(screen.getByRole('progressbar', { name: words })).toHaveValue(value);
});

it('LoyaltyLevelCard shows no spending requirement for the level of the first purchase', () => {
  render(<LoyaltyLevelCard {...level} required={0} state="current" />);
  expect(screen.getByText('С первой покупки')).toBeInTheDocument();
});
