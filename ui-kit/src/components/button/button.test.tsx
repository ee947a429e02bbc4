import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button, ButtonLink } from './index.js';

describe('Button', () => {
  it('Button does not submit the form around it unless its type is submit', () => {
    render(<Button>Показать</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('Button ignores clicks while loading, keeps the focus and announces loading', async () => {
    const onClick = jest.fn();
    render(
      <Button loading onClick={onClick}>
        Показать
      </Button>,
    );
    const button = screen.getByRole('button', { name: /Показать.*Загружаем/ });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('Button shows a spinner while loading, without a second live region', () => {
    const { rerender } = render(<Button>Показать</Button>);
    expect(screen.getByRole('button').querySelector('svg')).toBeNull();
    rerender(<Button loading>Показать</Button>);
    expect(screen.getByRole('button').querySelector('svg')).not.toBeNull();
    expect(screen.getByRole('button').querySelector('[role="status"]')).toBeNull();
  });

  it('ButtonLink renders a link with its href and text', () => {
    render(<ButtonLink href="/catalog">Каталог</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog');
  });
});
