import { render, screen } from '@testing-library/react';
import { BonusBalance } from './bonus-balance';

const none = { bonusesAvailable: 0, bonusesPending: 0, bonusesHeld: 0, bonusesOwed: 0 };
const show = (points: Partial<typeof none>, phone: string | null) =>
  render(<BonusBalance statistics={{ ...none, ...points } as never} phone={phone} />);
const link = () => screen.queryByRole('link', { name: 'подтвердите номер телефона' });

it('BonusBalance links to the contacts when points wait for a confirmed phone number', () => {
  show({ bonusesPending: 5000 }, null);
  expect(screen.getByText(/^Ещё 5\s000\sбонусов ждут:/)).toBeInTheDocument();
  expect(link()).toHaveAttribute('href', '/account#contacts');
});

it('BonusBalance asks for no telephone when points wait for something else', () => {
  show({ bonusesPending: 5000 }, '+79991234567');
  expect(link()).not.toBeInTheDocument();
  expect(screen.getByText(/^Ещё 5\s000\sбонусов станут доступны позже/)).toBeInTheDocument();
});

it('BonusBalance asks for no phone number when no points are pending', () => {
  show({ bonusesAvailable: 100 }, null);
  expect(link()).not.toBeInTheDocument();
  expect(screen.getByText(/^Можно потратить сейчас/)).toBeInTheDocument();
});

it('BonusBalance uses the singular form of its words for one bonus', () => {
  const { unmount } = show({ bonusesPending: 1 }, null);
  expect(screen.getByText(/^Ещё 1\sбонус ждёт:/)).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  unmount();
  show({ bonusesPending: 1, bonusesHeld: 21, bonusesOwed: 1 }, '+79991234567');
  expect(screen.getByText(/^Ещё 1\sбонус станет доступен позже/)).toBeInTheDocument();
  expect(screen.getByText(/^21\sбонус отложен для неоплаченных заказов/)).toBeInTheDocument();
  expect(screen.getByText(/^1\sбонус за возвращённые вещи уже потрачен: спишем его/)).toBeInTheDocument();
});
