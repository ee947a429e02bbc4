import { render, screen } from '@testing-library/react';
import { BonusBalance } from './bonus-balance';

const none = { bonusesAvailable: 0, bonusesPending: 0, bonusesHeld: 0, bonusesOwed: 0 };
const show = (points: Partial<typeof none>, phone: string | null) =>
  render(<BonusBalance statistics={{ ...none, ...points } as never} phone={phone} />);
const link = () => screen.queryByRole('link', { name: 'подтвердите номер телефона' });

it('points that wait for a telephone lead to where it is confirmed', () => {
  show({ bonusesPending: 5000 }, null);
  expect(screen.getByText(/^Ещё 5\s000\sбонусов ждут:/)).toBeInTheDocument();
  expect(link()).toHaveAttribute('href', '/account#contacts');
});

it('points that wait for something else ask for no telephone', () => {
  show({ bonusesPending: 5000 }, '+79991234567');
  expect(link()).not.toBeInTheDocument();
  expect(screen.getByText(/^Ещё 5\s000\sбонусов станут доступны позже/)).toBeInTheDocument();
});

it('a shopper without a telephone for whom nothing waits is asked for none', () => {
  show({ bonusesAvailable: 100 }, null);
  expect(link()).not.toBeInTheDocument();
  expect(screen.getByText(/^Можно потратить сейчас/)).toBeInTheDocument();
});

it('the words agree with one bonus', () => {
  const { unmount } = show({ bonusesPending: 1 }, null);
  expect(screen.getByText(/^Ещё 1\sбонус ждёт:/)).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  unmount();
  show({ bonusesPending: 1, bonusesHeld: 21, bonusesOwed: 1 }, '+79991234567');
  expect(screen.getByText(/^Ещё 1\sбонус станет доступен позже/)).toBeInTheDocument();
  expect(screen.getByText(/^21\sбонус отложен для неоплаченных заказов/)).toBeInTheDocument();
  expect(screen.getByText(/^1\sбонус за возвращённые вещи уже потрачен: спишем его/)).toBeInTheDocument();
});
