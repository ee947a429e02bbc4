import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderOnServer } from '../../testing/render-on-server.js';
import { TagInput, type TagInputProps } from './index.js';

const onValueChange = jest.fn<(value: string[]) => void>();
beforeEach(() => onValueChange.mockClear());

function Kept({ value: first = [], ...props }: Partial<TagInputProps>) {
  const [value, setValue] = useState<readonly string[]>(first);
  return (
    <TagInput
      label="Темы"
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Темы' });

it('TagInput adds by Enter without submitting, by a comma, and what is left in the field when it is left', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Kept />
    </form>,
  );
  await userEvent.type(field(), 'уход{Enter}');
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['уход']));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field(), 'замша,');
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['уход', 'замша']));
  expect(field()).toHaveValue('');
  await userEvent.type(field(), 'кожа');
  await userEvent.tab();
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['уход', 'замша', 'кожа']));
});

it('TagInput takes a pasted list apart', async () => {
  render(<Kept value={['уход']} />);
  await userEvent.click(field());
  await userEvent.paste('замша; кожа, белые кеды');
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['уход', 'замша', 'кожа', 'белые кеды']));
  expect(field()).toHaveValue('');
});

it('TagInput refuses what is there already in words, and keeps it in the field', async () => {
  render(<Kept value={['Уход']} />);
  await userEvent.type(field(), 'уход{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Уже есть: уход'));
  expect(field()).toHaveValue('уход');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.type(field(), 'а');
  await waitFor(() => expect(field()).not.toBeInvalid());
});

it('TagInput takes as many as fit, and says so', async () => {
  render(<Kept value={['уход']} most={2} />);
  await userEvent.click(field());
  await userEvent.paste('замша, кожа');
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['уход', 'замша']));
  expect(field()).toHaveAccessibleDescription('Больше нельзя: помещается 2');
});

it('TagInput takes the last one away by Backspace twice, and any by its button', async () => {
  render(<Kept value={['уход', 'замша', 'кожа']} />);
  await userEvent.click(field());
  await userEvent.keyboard('{Backspace}');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Backspace}');
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['уход', 'замша']));
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: уход' }));
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['замша']));
});

it('TagInput walks over its tags by arrows and takes the chosen one away by Delete', async () => {
  render(<Kept value={['уход', 'замша', 'кожа']} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['уход', 'кожа']));
});

it('TagInput submits each tag, and is required only while it has none', async () => {
  render(
    <form data-testid="form">
      <Kept name="tag" required value={['уход', 'замша']} />
    </form>,
  );
  const form = screen.getByTestId<HTMLFormElement>('form');
  expect(new FormData(form).getAll('tag')).toEqual(['уход', 'замша']);
  expect(form.checkValidity()).toBe(true);
});

it('TagInput describes the field by its error', () => {
  render(<Kept error="Добавьте хотя бы одну тему" />);
  expect(field()).toHaveAccessibleDescription('Добавьте хотя бы одну тему');
  expect(field()).toBeInvalid();
});

it('TagInput renders on the server with its tags', () => {
  expect(renderOnServer(<Kept value={['уход']} />).textContent).toContain('уход');
});
