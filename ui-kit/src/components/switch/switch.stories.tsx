import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { picture } from '../../testing/pictures.js';
import { Stack } from '../stack/index.js';
import { interaction } from '../../testing/interaction.js';
import { Switch } from './index.js';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Письма о снижении цен', onChange: fn() },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Письма о снижении цен' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'Не чаще одного письма в день' } };

/** The error says what is wrong and what to do. It replaces the hint. */
export const WithError: Story = {
  args: { hint: 'Не чаще одного письма в день', error: 'Не сохранилось: нет связи. Попробуйте ещё раз' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Не сохранилось: нет связи. Попробуйте ещё раз');
    await expect(canvas.queryByText('Не чаще одного письма в день')).not.toBeInTheDocument();
  },
};

export const LongLabel: Story = {
  args: { label: 'Сообщать о поступлении высокотехнологичных водонепроницаемых кроссовок моего размера' },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Off, On, WithError, Disabled]), tags: ['pseudo'] };

export const AllStates: Story = {
  parameters: picture,
  render: () => (
    <Stack gap={0}>
      <Switch label="Выключен" />
      <Switch label="Включён" defaultChecked />
      <Switch label="Недоступен" disabled />
      <Switch label="Недоступен и включён" disabled defaultChecked />
      <Switch label="С подсказкой" hint="Не чаще одного письма в день" />
      <Switch label="С ошибкой" error="Не сохранилось: нет связи. Попробуйте ещё раз" />
    </Stack>
  ),
};
