import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { photoFile, pixel } from '../../fixtures/photo-file.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { picture } from '../../testing/pictures.js';
import { Stack } from '../stack/index.js';
import { interaction } from '../../testing/interaction.js';
import { PhotoUploader, type PhotoUploaderProps } from './index.js';

/** The caller holds the photos. */
function Kept(props: PhotoUploaderProps) {
  const [photos, setPhotos] = useState(props.photos);
  return (
    <PhotoUploader
      {...props}
      photos={photos}
      onAdd={(files) => {
        setPhotos([...photos, ...files.map((file, index) => ({ id: `${file.name}-${photos.length + index}`, file }))]);
        props.onAdd(files);
      }}
      onRemove={(id) => {
        setPhotos(photos.filter((photo) => photo.id !== id));
        props.onRemove(id);
      }}
    />
  );
}

const two = ['носок.svg', 'подошва.svg'].map((name, index) => ({
  id: name,
  file: photoFile(name, index),
  progress: 1,
}));

const meta = {
  title: 'Forms/PhotoUploader',
  component: PhotoUploader,
  args: { label: 'Фотографии', photos: [], onAdd: fn(), onRemove: fn(), onRetry: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PhotoUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Photos are chosen, previewed and removed. */
export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Добавить фото');
    await userEvent.upload(field, [pixel('раз.png'), pixel('два.png')]);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('img', { name: 'раз.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать фотографию раз.png' }));
    await expect(canvas.queryByRole('img', { name: 'раз.png' })).not.toBeInTheDocument();
    await expect(field).toHaveFocus();
  },
};

/** Each refused file is named with the reason, and the others are accepted. */
export const Refused: Story = {
  args: { limit: 2 },
  play: async ({ canvas }) => {
    const files = [
      pixel('раз.png'),
      new File(['x'], 'видео.mp4', { type: 'video/mp4' }),
      pixel('два.png'),
      pixel('три.png'),
    ];
    await userEvent.upload(canvas.getByLabelText('Добавить фото'), files, { applyAccept: false });
    await expect(canvas.getByRole('alert')).toHaveTextContent('видео.mp4: подойдут JPEG, PNG, WEBP');
    await expect(canvas.getByRole('alert')).toHaveTextContent('три.png не добавлена');
  },
};

export const Chosen: Story = { args: { photos: two } };

export const Uploading: Story = {
  args: { photos: two.map((photo, index) => ({ ...photo, progress: 0.7 - index * 0.4 })) },
};

export const DidNotArrive: Story = {
  args: { photos: two.map((photo, index) => ({ ...photo, failed: index === 1 })) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить загрузку подошва.svg' }));
    await expect(args.onRetry).toHaveBeenCalledWith('подошва.svg');
  },
};

/** With the maximum number of photos the tile for adding more is hidden. */
export const Full: Story = {
  args: { limit: 2, photos: two },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Добавить фото')).not.toBeVisible();
  },
};

export const WithError: Story = { args: { error: 'Приложите снимок ценника: без него цену не проверить' } };

export const Disabled: Story = { args: { disabled: true, photos: two } };

export const LongWordsOnPhone: Story = {
  args: {
    label: 'Фотографии достопримечательностей высокотехнологичного водонепроницаемого ассортимента',
    photos: [{ id: 'a', file: photoFile(`${'оченьдлинноеимя'.repeat(6)}.svg`), failed: true }],
    error: 'Высокотехнологичная загрузка прервалась: проверьте связь и попробуйте ещё раз',
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { photos: two },
  decorators: [rightToLeft],
};

export const Zoomed: Story = { args: { photos: two }, globals: { viewport: { value: 'zoomed' } } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Empty, Chosen, Disabled], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <Stack gap={8}>
      <PhotoUploader {...args} />
      <PhotoUploader {...args} photos={two.map((photo, index) => ({ ...photo, progress: 0.5, failed: index === 1 }))} />
      <PhotoUploader {...args} error="Приложите снимок ценника" />
      <PhotoUploader {...args} photos={two} disabled />
    </Stack>
  ),
};
