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
