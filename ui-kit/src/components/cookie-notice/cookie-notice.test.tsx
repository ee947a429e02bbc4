import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CookieNotice } from './index.js';

const nothing = () => undefined;

describe('CookieNotice', () => {
  it('CookieNotice calls onAccept or onDecline on a press and takes no focus', async () => {
    const onAccept = jest.fn();
    const onDecline = jest.fn();
    render(
      <CookieNotice onAccept={onAccept} onDecline={onDecline}>
        Храним корзину
      </CookieNotice>,
    );
    expect(screen.getByRole('region', { name: 'Файлы cookie' })).toHaveTextContent('Храним корзину');
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Только необходимые' }));
    expect([onAccept.mock.calls.length, onDecline.mock.calls.length]).toEqual([0, 1]);
  });

  it('CookieNotice has only one button without onDecline', () => {
    render(<CookieNotice onAccept={nothing}>Храним корзину</CookieNotice>);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
