import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tabs, type TabsProps } from './index.js';

const tabs = [
  { value: 'email', label: 'Email', content: 'Адрес почты' },
  { value: 'phone', label: 'Номер телефона', content: 'Номер' },
  { value: 'app', label: 'Приложение', content: 'Код', disabled: true },
];

/** Waits for the state machine, which reads the page after mounting. */
async function renderTabs(props: Partial<TabsProps> = {}) {
  render(<Tabs label="Как войти" tabs={tabs} {...props} />);
  await act(async () => undefined);
}

it('Tabs shows one panel at a time, the first by default', async () => {
  const onValueChange = jest.fn();
  await renderTabs({ onValueChange });
  expect(screen.getByRole('tablist', { name: 'Как войти' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Email' })).toHaveTextContent('Адрес почты');
  await userEvent.click(screen.getByRole('tab', { name: 'Номер телефона' }));
  expect(screen.getByRole('tabpanel', { name: 'Номер телефона' })).toBeVisible();
  expect(onValueChange).toHaveBeenCalledWith('phone');
});

it('Tabs moves by arrow keys and skips disabled tabs', async () => {
  await renderTabs({ defaultValue: 'phone' });
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Номер телефона' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Email' })).toHaveFocus());
});
