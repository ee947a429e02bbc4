import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../button/index.js';
import { Tooltip } from './index.js';

it('Tooltip opens on keyboard focus, describes its trigger and closes on Escape', async () => {
  render(<Tooltip label="Начислим после доставки">{(trigger) => <Button {...trigger}>Кешбэк</Button>}</Tooltip>);
  const button = screen.getByRole('button', { name: 'Кешбэк' });
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Начислим после доставки');
  expect(button).toHaveAccessibleDescription('Начислим после доставки');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

it('Tooltip keeps the id of its trigger', async () => {
  render(
    <Tooltip label="После доставки">
      {(trigger) => (
        <Button id="cashback" {...trigger}>
          Кешбэк
        </Button>
      )}
    </Tooltip>,
  );
  expect(screen.getByRole('button', { name: 'Кешбэк' })).toHaveAttribute('id', 'cashback');
});

it('Tooltip describes an element that is passed as its child', async () => {
  render(
    <Tooltip label="После доставки">
      <Button id="cashback">Кешбэк</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('После доставки');
  expect(screen.getByRole('button', { name: 'Кешбэк' })).toHaveAttribute('id', 'cashback');
});
