import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { picture, pictureOnDesktop } from '../../testing/pictures.js';
import { DateRangePicker, type DateRangePickerProps } from './index.js';

function Kept(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangePicker
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const week = { from: '2026-11-17', to: '2026-11-23' };

const meta = {
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Период',
    value: null,
    max: '2026-11-24',
    presets: [
      { label: 'Вчера', range: { from: '2026-11-23', to: '2026-11-23' } },
      { label: '7 дней', range: week },
      { label: 'Этот месяц', range: { from: '2026-11-01', to: '2026-11-24' } },
    ],
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [atMost(344)],
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const room: Story['decorators'] = [
  (Story) => (
    <div css={{ minHeight: 620 }}>
      <Story />
    </div>
  ),
];

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь' }));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};

export const Empty: Story = {};

export const Chosen: Story = { args: { value: week } };

/** The days between both ends, and the names of common ranges. */
export const Open: Story = {
  tags: ['picture'],
  parameters: picture,
  args: { value: week },
  decorators: room,
  play: opened,
};

/** A range with a name is chosen by one press. */
export const ByName: Story = {
  decorators: room,
  play: async (context) => {
    await opened(context);
    await userEvent.click(context.canvas.getByRole('button', { name: '7 дней' }));
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith(week);
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Both days can be typed, with any separators or none. */
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Период: первый день' }), '17112026');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Период: последний день' }), '23.11.2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(week);
  },
};

export const OutOfOrder: Story = {
  args: { value: week },
  play: async ({ args, canvas }) => {
    const first = canvas.getByRole('textbox', { name: 'Период: первый день' });
    await userEvent.clear(first);
    await userEvent.type(first, '24.11.2026');
    await expect(canvas.getByText(/Поменяйте дни местами/)).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** `Enter` begins the range and ends it; the arrows move by days. */
export const Keyboard: Story = {
  decorators: room,
  args: { value: week },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть календарь' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const day = (name: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await day(/17 ноября 2026/);
    await userEvent.keyboard('{ArrowUp}');
    await day(/10 ноября 2026/);
    await userEvent.keyboard('{Enter}');
    await day(/11 ноября 2026/);
    await userEvent.keyboard('{ArrowRight}');
    await day(/12 ноября 2026/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-12' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const WithHint: Story = { args: { hint: 'Не больше десяти лет' } };

export const WithError: Story = { args: { value: week, error: 'За эти дни чисел нет' } };

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { value: week, disabled: true } };

export const Phone: Story = {
  args: { value: week },
  decorators: room,
  globals: { viewport: { value: 'phone' } },
  play: opened,
};

export const RightToLeft: Story = { args: { value: week }, decorators: [rightToLeft, ...room], play: opened };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [Empty, Chosen, WithError, Disabled]),
  tags: ['pseudo'],
};

/** The days between and the names of ranges: hovered, focused and pressed. */
export const CalendarUnderPointer: Story = {
  args: { value: week },
  decorators: room,
  play: opened,
  parameters: pictureOnDesktop,
  tags: ['pseudo'],
  globals: { pseudo: { hover: ['[role="dialog"] *'], focusVisible: ['[role="dialog"] [tabindex="0"]'] } },
};

export const AllStates: Story = allStates(meta, [Empty, Chosen, WithHint, WithError, Required, Disabled]);
