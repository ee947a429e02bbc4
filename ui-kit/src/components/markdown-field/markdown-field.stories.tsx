import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Text } from '../text/index.js';
import { MarkdownField } from './index.js';

const meta = {
  title: 'Forms/MarkdownField',
  component: MarkdownField,
  args: { label: 'Текст статьи', onValueChange: fn() },
  decorators: [atMost(560)],
} satisfies Meta<typeof MarkdownField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'О чём статья' } };

export const Filled: Story = {
  args: {
    defaultValue: [
      '## Как чистить замшу',
      '',
      'Сначала **высушите** обувь, *вдали* от батареи.',
      '',
      '- Щётка',
      '- Пропитка из [раздела ухода](/care)',
      '',
      '> Влажную замшу не чистят.',
    ].join('\n'),
  },
};

export const WithHint: Story = { args: { hint: 'Заголовки начинаются с ##', rows: 4 } };

export const WithError: Story = { args: { error: 'Напишите хотя бы абзац', required: true, rows: 4 } };

export const Counter: Story = { args: { maxLength: 40, defaultValue: 'Замшу сушат вдали от батареи.', rows: 4 } };

export const TooLong: Story = { args: { maxLength: 20, defaultValue: 'Замшу сушат вдали от батареи.', rows: 4 } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Замшу сушат вдали от батареи.', rows: 4 } };

/** As the browser itself does: simulated keys would change the elements of the editor, not its text. */
const type = (words: string) => document.execCommand('insertText', false, words);

const soon = { timeout: 5000 };

/** The buttons and the keys mark up what is selected; `Enter` continues a list. */
export const Writing: Story = {
  play: async ({ args, canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Текст статьи' });
    await userEvent.click(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Список' }));
    await expect(text).toHaveFocus();
    type('замша');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('- замша'), soon);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('- замша\n- '), soon);
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('- замша\n- ****'), soon);
    await expect(canvas.getByRole('button', { name: 'Список' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('- замша\n- '), soon);
  },
};

const blocks = [
  { label: 'Таблица', text: '| Размер | Длина |\n| --- | --- |\n| 42 | 27 |' },
  { label: 'Телефон', text: '{{phone}}', inline: true },
];

/** The caller names what else can be put into the text. */
export const Blocks: Story = {
  args: { defaultValue: 'Звоните: ', rows: 6, blocks },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вставить' }));
    const menu = within(canvasElement.ownerDocument.body);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Телефон' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('{{phone}}Звоните: '), soon);
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus(), soon);
  },
};

/** The caller renders the text. */
export const Preview: Story = {
  args: {
    defaultValue: 'Замшу сушат вдали от батареи.',
    rows: 4,
    preview: (value) => <Text as="p">{value}</Text>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Просмотр' }));
    await expect(canvas.getByRole('paragraph')).toBeVisible();
    await userEvent.click(canvas.getByText('Текст статьи'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.queryByRole('paragraph')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Просмотр' }));
  },
};

export const LongWordsOnPhone: Story = {
  args: { defaultValue: '## Достопримечательности высокотехнологичного ассортимента', rows: 4 },
  decorators: [atMost(326)],
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { args: Filled.args!, decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [WithHint, WithError, Disabled], 'cells', (title) => ({ label: title })),
  tags: ['pseudo'],
};

export const AllStates: Story = allStates(meta, [
  Empty,
  Filled,
  WithHint,
  WithError,
  Counter,
  TooLong,
  Disabled,
  Blocks,
  Preview,
  LongWordsOnPhone,
]);
