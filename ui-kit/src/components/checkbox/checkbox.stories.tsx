import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { picture } from '../../testing/pictures.js';
import { ColourDot } from '../colour-swatches/index.js';
import { Stack } from '../stack/index.js';
import { interaction } from '../../testing/interaction.js';
import { Checkbox } from './index.js';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Со скидкой', onChange: fn() },
  decorators: [atMost(320)],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Со скидкой' });
    await userEvent.click(canvas.getByText('Со скидкой'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithCount: Story = { args: { label: 'Nordvik', count: 1284 } };

export const WithColour: Story = {
  args: { label: 'Тёмно-зелёный', count: 79, mark: <ColourDot hex="#2f5d46" diameter={16} /> },
};

/** A choice without products is disabled rather than hidden, so that the list keeps its order. */
export const Disabled: Story = {
  args: { label: 'Laguna', count: 0, disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Laguna'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

/** Some of the choices below are checked; a press checks all of them. */
export const Indeterminate: Story = {
  args: { label: 'Выбрать все', indeterminate: true },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Выбрать все' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WithHint: Story = { args: { label: 'Получать письма', hint: 'Не чаще одного в неделю' } };

/** A required box that is not checked. */
export const WithError: Story = {
  args: { label: 'Согласен с условиями', required: true, error: 'Отметьте, чтобы продолжить' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Согласен с условиями' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Отметьте, чтобы продолжить');
  },
};

export const LongLabel: Story = {
  args: {
    count: 12,
    label: 'Я соглашаюсь на обработку персональных данных и получение сообщений о поступлениях и распродажах',
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [Unchecked, Checked, Indeterminate, WithError, Disabled]),
  tags: ['pseudo'],
};

export const AllStates: Story = {
  parameters: picture,
  render: () => (
    <Stack gap={0} css={{ maxWidth: 320 }}>
      <Checkbox label="Не выбран" count={12} />
      <Checkbox label="Выбран" count={12} defaultChecked />
      <Checkbox label="Недоступен" count={0} disabled />
      <Checkbox label="Недоступен и выбран" count={0} disabled defaultChecked />
      <Checkbox label="Выбраны не все" indeterminate />
      <Checkbox label="С подсказкой" hint="Не чаще одного письма в неделю" />
      <Checkbox label="Согласен с условиями" required error="Отметьте, чтобы продолжить" />
    </Stack>
  ),
};
