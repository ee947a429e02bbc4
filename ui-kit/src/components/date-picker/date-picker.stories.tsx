import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { picture, pictureOnDesktop } from '../../testing/pictures.js';
import { DatePicker, type DatePickerProps } from './index.js';

function Kept(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DatePicker
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Дата доставки', value: null, onValueChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [atMost(320)],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const room: Story['decorators'] = [
  (Story) => (
    <div css={{ minHeight: 500 }}>
      <Story />
    </div>
  ),
];

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь' }));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};

export const Empty: Story = {};

export const Chosen: Story = { args: { value: '2026-11-24' } };

/** Days before `min`, after `max` and without delivery are crossed out. */
export const Open: Story = {
  tags: ['picture'],
  parameters: picture,
  args: {
    value: '2026-11-24',
    min: '2026-11-10',
    max: '2026-12-20',
    isUnavailable: (date) => new Date(date).getUTCDay() === 0,
  },
  decorators: room,
  play: opened,
};

/** A date can be typed with any separators or none. */
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Дата доставки' });
    await userEvent.type(field, '24112026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-24');
    await userEvent.tab();
    await expect(field).toHaveValue('24.11.2026');
  },
};

export const TooEarly: Story = {
  args: { min: '2026-11-20' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '19.11.2026');
    await userEvent.tab();
    await expect(canvas.getByText(/не раньше/)).toBeVisible();
  },
};

/** Arrow keys move by days, `Page Up` and `Page Down` by months, `Enter` chooses, `Escape` closes. */
export const Keyboard: Story = {
  args: { value: '2026-11-24' },
  decorators: room,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть календарь' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const day = (name: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await day(/24 ноября 2026/);
    await userEvent.keyboard('{ArrowRight}');
    await day(/25 ноября 2026/);
    await userEvent.keyboard('{PageDown}');
    await day(/25 декабря 2026/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-25'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WithHint: Story = { args: { hint: 'Привезём с 10 до 21' } };

export const WithError: Story = { args: { value: '2026-11-24', error: 'На этот день курьеров уже нет' } };

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { value: '2026-11-24', disabled: true } };

export const Phone: Story = {
  args: { value: '2026-11-24' },
  decorators: room,
  globals: { viewport: { value: 'phone' } },
  play: opened,
};

export const RightToLeft: Story = {
  args: { value: '2026-11-24' },
  decorators: [rightToLeft, ...room],
  play: opened,
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [Empty, Chosen, WithError, Disabled]),
  tags: ['pseudo'],
};

/** The states of the days in an open calendar: hovered, focused and pressed. */
export const CalendarUnderPointer: Story = {
  args: { value: '2026-11-24' },
  decorators: room,
  play: opened,
  parameters: pictureOnDesktop,
  tags: ['pseudo'],
  globals: { pseudo: { hover: ['[role="dialog"] *'], focusVisible: ['[role="dialog"] [tabindex="0"]'] } },
};

export const AllStates: Story = allStates(meta, [Empty, Chosen, WithHint, WithError, Required, Disabled]);
