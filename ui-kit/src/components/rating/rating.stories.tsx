import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { picture } from '../../testing/pictures.js';
import { Stack } from '../stack/index.js';
import { interaction } from '../../testing/interaction.js';
import { Rating, RatingInput, type RatingInputProps } from './index.js';

const meta = {
  title: 'Data/Rating',
  component: Rating,
  args: { value: 4.5, count: 128 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fraction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^4,5 из 5, 128\sотзывов$/ })).toBeVisible();
  },
};

export const Small: Story = { args: { size: 'small', value: 3.2, count: 12 } };

export const StarsOnly: Story = { args: { starsOnly: true, value: 5 } };

export const NoReviews: Story = { args: { value: null, count: 0 } };

export const ManyReviews: Story = { args: { value: 4.9, count: 128_430 } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Rating {...args} value={2.5} />
    </div>
  ),
};

function Marked(props: Partial<RatingInputProps>) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <RatingInput
      label="Ваша оценка"
      {...props}
      value={value}
      onValueChange={(mark) => {
        setValue(mark);
        props.onValueChange?.(mark);
      }}
    />
  );
}

const marked = fn();

/** The stars are radio buttons: the arrow keys move between them. */
export const Input: Story = {
  render: () => <Marked onValueChange={marked} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 из 5, хорошо' }));
    await expect(canvas.getByText('Хорошо')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(marked).toHaveBeenLastCalledWith(3);
  },
};

export const InputChosen: Story = { render: () => <Marked value={4} /> };

export const InputWithError: Story = { render: () => <Marked error="Поставьте оценку: без неё отзыв не отправить" /> };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [Fraction, Input, InputChosen, InputWithError]),
  tags: ['pseudo'],
};

export const AllStates: Story = {
  parameters: picture,
  render: () => (
    <Stack>
      <Rating value={4.5} count={128} />
      <Rating value={3.2} count={12} size="small" />
      <Rating value={5} starsOnly />
      <Rating value={null} count={0} />
      <Marked />
      <Marked value={4} />
      <Marked error="Поставьте оценку" />
    </Stack>
  ),
};
