import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MaskedInput } from './index.js';

it('MaskedInput accepts digits, letters of any alphabet, or both, depending on the mask', async () => {
  const onValueChange = jest.fn();
  render(<MaskedInput label="Карта" mask="##-@@-**" onValueChange={onValueChange} />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'ж1x2Яz?9Ё');
  expect(field).toHaveValue('12-Яz-9Ё');
  expect(onValueChange).toHaveBeenLastCalledWith({ masked: '12-Яz-9Ё', raw: '12Яz9Ё', complete: true });
});

it('MaskedInput formats its default value by the mask', () => {
  render(<MaskedInput label="ИНН" mask="#### #### ####" defaultValue="123456789012" />);
  expect(screen.getByRole('textbox')).toHaveValue('1234 5678 9012');
});
