import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Input } from './index.js';

describe('Input', () => {
  it('ties the label and the error to the field', () => {
    render(<Input label="Почта" error="Проверьте адрес: в нём нет @" />);
    const field = screen.getByRole('textbox', { name: 'Почта' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Проверьте адрес: в нём нет @');
  });

  it('keeps its name, its note and its ref beside a prefix and a suffix', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Input ref={ref} label="Длина стопы, см" prefix="≈" suffix="см" error="Не больше 33" />);
    const field = screen.getByRole('textbox', { name: 'Длина стопы, см' });
    expect(ref.current).toBe(field);
    expect(field).toHaveAccessibleDescription('Не больше 33');
    expect(field).not.toHaveAttribute('prefix');
    expect(screen.getByText('≈')).toHaveAttribute('aria-hidden', 'true');
  });
});
