import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GiftCardField } from './index.js';

const nothing = () => undefined;

it('GiftCardField submits a complete card number in capitals and without spaces', async () => {
  const onSubmit = jest.fn();
  render(<GiftCardField onSubmit={onSubmit} onRemove={nothing} />);
  const apply = screen.getByRole('button', { name: 'Применить' });
  const field = screen.getByRole('textbox', { name: 'Номер подарочной карты' });
  await userEvent.type(field, 'meet1234abcd');
  expect(apply).toBeDisabled();
  await userEvent.type(field, '5678{Enter}');
  expect(onSubmit.mock.calls).toEqual([['MEET1234ABCD5678']]);
});

it('GiftCardField asks to check the number after the card is refused', () => {
  render(<GiftCardField error onSubmit={nothing} onRemove={nothing} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Карта не найдена: сверьте номер');
});

it('GiftCardField shows the amount paid by the card and the rest, and can be removed', async () => {
  const onRemove = jest.fn();
  render(
    <GiftCardField applied={{ last: '5678', pays: 300_000, left: 200_000 }} onSubmit={nothing} onRemove={onRemove} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Карта •••• 5678: оплатит 3 000 ₽На карте останется 2 000 ₽');
  await userEvent.click(screen.getByRole('button', { name: 'Убрать карту' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});
