import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { CooldownButton } from './index.js';

const meta = {
  title: 'Actions/CooldownButton',
  component: CooldownButton,
  args: { until: 0, children: 'Отправить код ещё раз', onClick: fn() },
  decorators: [atMost(400)],
} satisfies Meta<typeof CooldownButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** The time left counts down by itself. */
export const Resting: Story = {
  render: (args) => <CooldownButton {...args} until={startedAt + 65_000} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('button')).toHaveTextContent(/через 1:0\d|через 0:\d\d/);
  },
};

export const AwakesInTime: Story = {
  render: (args) => <CooldownButton {...args} until={startedAt + 500} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toBeEnabled(), { timeout: 3000 });
  },
};

export const LongWords: Story = {
  render: (args) => (
    <CooldownButton {...args} until={startedAt + 600_000} wide>
      Запросить подтверждение
    </CooldownButton>
  ),
  globals: { viewport: { value: 'phone' } },
};

const startedAt = Date.now();

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Ready, Resting]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Ready, Resting, LongWords]);
