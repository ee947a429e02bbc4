import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { renderOnServer } from '../../testing/render-on-server.js';
import { MarkdownField, type MarkdownFieldProps } from './index.js';

const onValueChange = jest.fn<(value: string) => void>();
beforeEach(() => onValueChange.mockClear());

const setup = (props: Partial<MarkdownFieldProps> = {}) =>
  render(
    <form data-testid="form">
      <MarkdownField label="Текст" name="text" onValueChange={onValueChange} {...props} />
    </form>,
  );
const field = () => screen.getByRole('textbox', { name: 'Текст' });
const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('text');
const button = (name: string) => screen.getByRole('button', { name });

it('MarkdownField is one text field of several lines to a screen reader, with its note and its spelling checked', () => {
  setup({ hint: 'Заголовки начинаются с ##', required: true });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(field()).toHaveAttribute('aria-multiline', 'true');
  expect(field()).toHaveAttribute('spellcheck', 'true');
  expect(field()).toHaveAttribute('aria-required', 'true');
  expect(field()).toHaveAccessibleDescription('Заголовки начинаются с ##');
});

it('MarkdownField describes the field by its error', () => {
  setup({ error: 'Напишите текст' });
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(field()).toHaveAccessibleDescription('Напишите текст');
});

it('MarkdownField submits its text, and the text that its buttons have changed', async () => {
  setup({ defaultValue: 'Уход' });
  expect(sent()).toBe('Уход');
  await userEvent.click(button('Заголовок'));
  expect(onValueChange).toHaveBeenLastCalledWith('## Уход');
  expect(sent()).toBe('## Уход');
  expect(button('Заголовок')).toHaveAttribute('aria-pressed', 'true');
  expect(field()).toHaveFocus();
});

it('MarkdownField shows the text that its caller sets, and does not report it', async () => {
  function Kept() {
    const [value, setValue] = useState('Замша');
    return (
      <>
        <MarkdownField label="Текст" value={value} onValueChange={onValueChange} />
        <button onClick={() => setValue('Кожа')}>Сменить</button>
      </>
    );
  }
  render(<Kept />);
  expect(field()).toHaveTextContent('Замша');
  await userEvent.click(button('Сменить'));
  await waitFor(() => expect(field()).toHaveTextContent('Кожа'));
  expect(onValueChange).not.toHaveBeenCalled();
});

it('MarkdownField passes the focus from its label and its ref on to the text', async () => {
  const ref = createRef<HTMLTextAreaElement>();
  const onBlur = jest.fn();
  setup({ ref, onBlur });
  act(() => ref.current?.focus());
  expect(field()).toHaveFocus();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByText('Текст'));
  expect(field()).toHaveFocus();
});

it('MarkdownField stops a form that has no text, or too long a text', () => {
  const { unmount } = setup({ required: true });
  expect(screen.getByTestId<HTMLFormElement>('form').checkValidity()).toBe(false);
  unmount();
  setup({ maxLength: 10, defaultValue: 'Двенадцать!!' });
  expect(screen.getByRole('status')).toHaveTextContent('Сократите на 2 знака');
  expect(screen.getByTestId<HTMLFormElement>('form').checkValidity()).toBe(false);
});

it('MarkdownField cannot be changed while it is disabled', () => {
  setup({ disabled: true, defaultValue: 'Уход' });
  expect(button('Список')).toBeDisabled();
  expect(field()).toHaveAttribute('contenteditable', 'false');
  expect(sent()).toBeNull();
});

it('MarkdownField shows the preview of its caller in place of the text, and returns to the text', async () => {
  setup({ defaultValue: '## Уход', preview: (text) => <h2>{text.replace('## ', '')}</h2> });
  await userEvent.click(button('Просмотр'));
  expect(screen.getByRole('heading', { name: 'Уход' })).toBeInTheDocument();
  expect(button('Полужирный')).toBeDisabled();
  await userEvent.click(button('Правка'));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('MarkdownField has one tab stop in its toolbar, and the arrow keys walk over the buttons', async () => {
  setup();
  await userEvent.tab();
  expect(button('Полужирный')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(button('Заголовок')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
  expect(button('Цитата')).toHaveFocus();
  await userEvent.tab();
  expect(field()).toHaveFocus();
});

it('MarkdownField is a text area on the server, which a form can submit', () => {
  const page = renderOnServer(<MarkdownField label="Текст" name="text" defaultValue="## Уход" />);
  const area = page.querySelector('textarea')!;
  expect(area).toHaveValue('## Уход');
  expect(area).not.toHaveAttribute('aria-hidden');
});

it('MarkdownField puts a block of its caller into the text, and returns the focus to it', async () => {
  await act(async () => {
    setup({ defaultValue: 'Уход', blocks: [{ label: 'Уровни', text: '::levels' }] });
    await import('./insert-menu.js');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Вставить' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Уровни' }));
  expect(onValueChange).toHaveBeenLastCalledWith('Уход\n\n::levels\n');
  await waitFor(() => expect(field()).toHaveFocus());
});
