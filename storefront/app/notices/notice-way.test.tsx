import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

const contacts = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule('../graphql/ask-in-browser', () => ({ askInBrowser: contacts }));
const { NoticeWay } = await import('./notice-way');

const asked = jest.fn();
const draw = (user: { email: string | null; phone: string | null } | null) => {
  contacts.mockResolvedValue(user ? { data: { user } } : { fault: { code: 'NO_SIGNAL', message: '' } });
  render(<NoticeWay disabled={false} pending={false} onAsk={asked} />);
};

const email = 'anna@example.ru';
const phone = '+79991234567';

describe('the way of a notice', () => {
  beforeEach(() => asked.mockClear());

  it.each([
    ['a letter', { email, phone: null }, 'Сообщить письмом', 'EMAIL'],
    ['an SMS', { email: null, phone }, 'Сообщить по SMS', 'SMS'],
    ['what the account has, if its contacts are not known', null, 'Сообщить', null],
  ])('is %s, and nothing is asked', async (_way, user, name, channel) => {
    draw(user);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(asked).toHaveBeenCalledWith(channel);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is asked for when the account has a mailbox and a telephone', async () => {
    draw({ email, phone });
    await userEvent.click(await screen.findByRole('radio', { name: /SMS/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Сообщить по SMS' }));
    expect(asked).toHaveBeenCalledWith('SMS');
  });
});
