import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast, Toaster } from './index.js';

afterEach(() => act(() => toast.dismiss()));

it('says what happened and goes by its button', async () => {
  render(<Toaster />);
  act(() => {
    toast.success('Добавлено в избранное', { description: 'Кеды Court Low' });
  });
  expect(await screen.findByText('Добавлено в избранное')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: /Уведомления/ })).toHaveTextContent('Кеды Court Low');
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByText('Добавлено в избранное')).not.toBeInTheDocument());
});
