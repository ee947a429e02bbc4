import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { PromoCodeField, type PromoCodeFieldProps, type PromoCodeState } from './index.js';

/** A shop with one valid code. */
function Asked(props: PromoCodeFieldProps) {
  const [state, setState] = useState<PromoCodeState>(props.state);
  return (
    <PromoCodeField
      {...props}
      state={state}
      onSubmit={(code) => {
        setState(code === 'MEET10' ? 'success' : 'error');
        props.onSubmit(code);
      }}
      onReset={() => {
        setState('idle');
        props.onReset();
      }}
    />
  );
}

const meta = {
  title: 'Shop/PromoCodeField',
  component: PromoCodeField,
  args: { state: 'idle', onSubmit: fn(), onReset: fn() },
  render: (args) => <Asked {...args} />,
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromoCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Applied: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Промокод' }), 'MEET10{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Промокод применён');
  },
};

/** The first edit after an answer clears the field: a wrong code is rarely off by one letter. */
export const NotFoundThenEdited: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'MEET99');
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }));
    await expect(canvas.getByText('Промокод не найден')).toBeVisible();
    await userEvent.type(field, '1');
    await expect(field).toHaveValue('');
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const Success: Story = { args: { state: 'success', defaultCode: 'MEET10' } };

export const Error: Story = { args: { state: 'error', defaultCode: 'MEET99' } };

export const OwnMessage: Story = {
  args: { state: 'error', defaultCode: 'MEET10', message: 'Промокод не действует на товары со скидкой' },
};

export const Loading: Story = { args: { loading: true, defaultCode: 'MEET10' } };

export const LongCodeOnPhone: Story = {
  args: { defaultCode: 'ВЫСОКОТЕХНОЛОГИЧНЫЙ-ПРОМОКОД-2026' },
  globals: { viewport: { value: 'phone' } },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Idle, Applied, Error]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Idle, Success, Error, OwnMessage, Loading]);
