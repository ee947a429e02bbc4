import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PickupPointCard, type PickupPointCardProps } from './index.js';

const point: PickupPointCardProps = { name: 'На Баумана', address: 'Казань, улица Баумана, 12' };

it('PickupPointCard shows the address, opening hours, fitting room, note, phones, date and price', () => {
  render(
    <PickupPointCard
      {...point}
      workTime="ежедневно 10:00–21:00"
      fittingRoom
      note="Вход со двора"
      phones={['+7 (843) 200-10-20']}
      when="24–28 ноября"
      price={0}
    />,
  );
  const card = screen.getByRole('article', { name: 'На Баумана' });
  for (const words of ['ежедневно 10:00–21:00', 'Есть примерочная', 'Вход со двора', '24–28 ноября · Бесплатно'])
    expect(card).toHaveTextContent(words);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+78432001020');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('PickupPointCard is selected by a button that names the point', async () => {
  const onSelect = jest.fn();
  const { rerender } = render(<PickupPointCard {...point} price={19_000} onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать: На Баумана', pressed: false }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.getByText('190 ₽')).toBeInTheDocument();
  rerender(<PickupPointCard {...point} selected onSelect={onSelect} />);
  expect(screen.getByRole('button', { name: 'Выбран: На Баумана', pressed: true })).toBeInTheDocument();
  rerender(<PickupPointCard {...point} loading onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onSelect).toHaveBeenCalledTimes(1);
});
