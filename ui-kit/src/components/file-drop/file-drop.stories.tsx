import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { useLocale } from '../../locale/locale-context.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { FileDrop, type DroppedFile, type FileDropProps } from './index.js';

const words = {
  ru: {
    label: 'Прайс-лист поставщика',
    files: ['Прайс ноябрь.xlsx', 'Остатки.csv', 'Старый прайс.xls'],
    failed: 'Связь прервалась: повторите загрузку',
    needed: 'Выберите файл, чтобы продолжить',
  },
  en: {
    label: 'Price list of the supplier',
    files: ['Prices November.xlsx', 'Stock.csv', 'Old prices.xls'],
    failed: 'The connection was lost: try again',
    needed: 'Choose a file to go on',
  },
};

interface ListProps extends Partial<Omit<FileDropProps, 'files' | 'error'>> {
  /** How the files go: done, a part, or failed. */
  progress?: readonly (number | 'failed')[];
  invalid?: boolean;
}

/** The caller holds the files and uploads them. */
function PriceList({ progress = [], invalid = false, ...props }: ListProps) {
  const told = words[useLocale().locale.startsWith('ru') ? 'ru' : 'en'];
  const [files, setFiles] = useState<readonly DroppedFile[]>(() =>
    progress.map((part, index) => ({
      id: `file-${index}`,
      name: told.files[index]!,
      size: 340_000 + index * 1_200_000,
      ...(part === 'failed' ? { error: told.failed } : { progress: part }),
    })),
  );
  return (
    <FileDrop
      label={told.label}
      accept={['.xlsx', '.csv']}
      limit={3}
      {...props}
      files={files}
      error={invalid ? told.needed : undefined}
      onAdd={(added) => {
        setFiles([...files, ...added.map(({ name, size }) => ({ id: name, name, size, progress: 0.3 }))]);
        props.onAdd?.(added);
      }}
      onRemove={(id) => {
        setFiles(files.filter((file) => file.id !== id));
        props.onRemove?.(id);
      }}
    />
  );
}

const meta = {
  title: 'Forms/FileDrop',
  component: PriceList,
  args: { onAdd: fn(), onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof PriceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** A file is chosen, and its upload is cancelled. */
export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Выберите файлы');
    await userEvent.upload(field, new File(['a;b'], 'Прайс.csv', { type: 'text/csv' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('progressbar', { name: 'Загружаем Прайс.csv' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить загрузку Прайс.csv' }));
    await expect(args.onRemove).toHaveBeenCalledWith('Прайс.csv');
    await expect(field).toHaveFocus();
  },
};

/** Each refused file is named with the reason. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const files = [new File(['x'], 'видео.mp4', { type: 'video/mp4' }), new File([], 'пусто.csv')];
    await userEvent.upload(canvas.getByLabelText('Выберите файлы'), files, { applyAccept: false });
    await expect(canvas.getByRole('alert')).toHaveTextContent('видео.mp4: подойдут XLSX, CSV');
    await expect(canvas.getByRole('alert')).toHaveTextContent('пусто.csv: файл пуст');
  },
};

export const Uploading: Story = { args: { progress: [1, 0.4] } };

export const Failed: Story = {
  args: { progress: [1, 'failed'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить загрузку Остатки.csv' }));
    await expect(args.onRetry).toHaveBeenCalledWith('file-1');
  },
};

/** Where there is no mouse, pictures may come from the camera. */
export const WithCamera: Story = { args: { accept: ['image/jpeg', 'image/png'], capture: 'environment' } };

export const WithError: Story = { args: { invalid: true } };

export const Disabled: Story = { args: { disabled: true, progress: [1] } };

export const Phone: Story = { args: { progress: [0.4, 'failed'] }, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { args: { progress: [0.4, 'failed'] }, decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Empty, Failed, Disabled], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Empty, Uploading, Failed, WithError, Disabled], 'rows');
