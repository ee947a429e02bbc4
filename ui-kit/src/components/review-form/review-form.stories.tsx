import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { photoFile } from '../../fixtures/photo-file.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { picture } from '../../testing/pictures.js';
import { PhotoUploader } from '../photo-uploader/index.js';
import { Stack } from '../stack/index.js';
import { ReviewForm, type ReviewFormProps } from './index.js';

const written = { rating: 4, fit: 'small', advantages: 'Лёгкие', text: 'Брала на полразмера больше.' } as const;

const photos = (
  <PhotoUploader
    label="Фотографии"
    photos={[{ id: '1', file: photoFile('пара.svg'), progress: 1 }]}
    onAdd={fn()}
    onRemove={fn()}
  />
);

/** A form that sends nothing and reports success. */
function Sending(props: ReviewFormProps) {
  const [status, setStatus] = useState(props.status);
  return (
    <ReviewForm
      {...props}
      status={status}
      onSubmit={(draft) => {
        props.onSubmit(draft);
        setStatus('sent');
      }}
    />
  );
}

const meta = {
  title: 'Shop/ReviewForm',
  component: ReviewForm,
  args: { onSubmit: fn(), photos },
  render: (args) => <Sending {...args} />,
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** From the empty form to the thanks, by keyboard. */
export const Writing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^5 из 5/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Комментарий' }), 'Лёгкие и тёплые');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить отзыв' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const Missing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить отзыв' }));
    await expect(canvas.getByText(/^Проверьте/).parentElement).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { defaultDraft: written } };

export const InFlight: Story = { args: { defaultDraft: written, status: 'sending' } };

export const Failed: Story = { args: { defaultDraft: written, status: 'failed' } };

export const Sent: Story = { args: { status: 'sent' } };

export const WithoutPhotos: Story = { args: { photos: undefined } };

export const LongWordsOnPhone: Story = {
  args: { defaultDraft: { ...written, text: 'Водонепроницаемый ассортимент. '.repeat(50) } },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { defaultDraft: written },
  decorators: [rightToLeft],
};

export const Zoomed: Story = { args: { defaultDraft: written }, globals: { viewport: { value: 'zoomed' } } };

export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <Stack gap={16}>
      <ReviewForm {...args} />
      <ReviewForm {...args} photos={undefined} defaultDraft={written} status="failed" />
    </Stack>
  ),
};
