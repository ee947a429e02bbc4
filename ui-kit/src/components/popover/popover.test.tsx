import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../button/index.js';
import { Popover } from './index.js';

// jsdom has no layout: the popover is never positioned, and so never visible.
const panel = { name: 'Как считается кешбэк', hidden: true };

it('Popover opens by its trigger, and Escape closes it and returns the focus', async () => {
  const onOpenChange = jest.fn();
  render(
    <Popover
      title="Как считается кешбэк"
      trigger={(props) => <Button {...props}>Подробнее</Button>}
      onOpenChange={onOpenChange}
    >
      Три процента от оплаченного
    </Popover>,
  );
  const opener = screen.getByRole('button', { name: 'Подробнее' });
  await userEvent.click(opener);
  expect(await screen.findByRole('dialog', panel)).toBeInTheDocument();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', panel)).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

it('Popover keeps the id of its trigger', async () => {
  render(
    <Popover
      title="Кешбэк"
      trigger={(props) => (
        <Button id="cashback" {...props}>
          Подробнее
        </Button>
      )}
    >
      Три процента
    </Popover>,
  );
  const opener = screen.getByRole('button', { name: 'Подробнее' });
  expect(opener).toHaveAttribute('id', 'cashback');
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

it('Popover opens by an element passed as trigger, which keeps its own props', async () => {
  const onClick = jest.fn();
  render(
    <Popover title="Кешбэк" trigger={<Button onClick={onClick}>Подробнее</Button>}>
      Три процента от оплаченного
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Подробнее' }));
  expect(await screen.findByRole('dialog', { name: 'Кешбэк', hidden: true })).toBeInTheDocument();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('Popover throws an error when its trigger is not an element', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const text = 'Подробнее' as never;
  expect(() => render(<Popover title="Кешбэк" trigger={text} children="Три процента" />)).toThrow('one element');
});
