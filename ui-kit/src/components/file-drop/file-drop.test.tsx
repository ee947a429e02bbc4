import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FileDrop, type FileDropProps } from './index.js';

const nothing = () => undefined;
const file = (name: string, bytes = 3, type = '') => new File([new Uint8Array(bytes)], name, { type });
const own: FileDropProps = {
  label: 'Прайс',
  files: [],
  onAdd: nothing,
  onRemove: nothing,
  accept: ['.xlsx', 'image/*'],
};
const field = () => screen.getByLabelText('Выберите файл');

it('FileDrop accepts files by extension or media type, and names each refused file', async () => {
  const onAdd = jest.fn<(files: File[]) => void>();
  render(<FileDrop {...own} limit={3} maxMegabytes={1} onAdd={onAdd} />);
  const files = [
    file('ПРАЙС.XLSX'),
    file('a.txt', 3, 'text/plain'),
    file('b.png', 3, 'image/png'),
    file('big.xlsx', 1_048_577),
    file('empty.xlsx', 0),
    file('c.xlsx'),
    file('d.xlsx'),
  ];
  await userEvent.upload(screen.getByLabelText('Выберите файлы'), files, { applyAccept: false });
  expect(onAdd.mock.calls[0]![0].map(({ name }) => name)).toEqual(['ПРАЙС.XLSX', 'b.png', 'c.xlsx']);
  expect(screen.getByRole('alert').textContent).toBe(
    'a.txt: подойдут XLSX, IMAGE' +
      'big.xlsx больше 1\u00A0МБ: выберите файл меньше' +
      'empty.xlsx: файл пуст, выберите другой' +
      'd.xlsx не добавлен: больше нет места',
  );
});

it('FileDrop accepts dropped files, but not while the field is disabled', () => {
  const onAdd = jest.fn();
  const { rerender } = render(<FileDrop {...own} onAdd={onAdd} />);
  const zone = screen.getByRole('group', { name: 'Прайс' });
  const files = [file('a.xlsx')];
  fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'] } });
  expect(zone).toHaveAttribute('data-dropping');
  fireEvent.drop(zone, { dataTransfer: { files } });
  expect(zone).not.toHaveAttribute('data-dropping');
  expect(onAdd.mock.calls).toEqual([[files]]);
  rerender(<FileDrop {...own} onAdd={onAdd} disabled />);
  fireEvent.drop(zone, { dataTransfer: { files } });
  expect(onAdd).toHaveBeenCalledTimes(1);
});

it('FileDrop shows the progress of an upload, cancels the upload, and returns the focus to the field', async () => {
  const onRemove = jest.fn();
  render(
    <FileDrop
      {...own}
      limit={2}
      files={[{ id: '1', name: 'a.xlsx', size: 2048, progress: 0.4 }]}
      onRemove={onRemove}
    />,
  );
  expect(screen.getByRole('progressbar', { name: 'Загружаем a.xlsx' })).toHaveValue(0.4);
  expect(screen.getByRole('status')).toHaveTextContent('Добавлено: 1 файл');
  await userEvent.click(screen.getByRole('button', { name: 'Отменить загрузку a.xlsx' }));
  expect(onRemove.mock.calls).toEqual([['1']]);
  expect(screen.getByLabelText('Выберите файлы')).toHaveFocus();
});

it('FileDrop shows the error of a file and uploads the file again on request', async () => {
  const onRetry = jest.fn();
  render(
    <FileDrop {...own} files={[{ id: '1', name: 'a.xlsx', size: 9, error: 'Связь прервалась' }]} onRetry={onRetry} />,
  );
  expect(screen.getByText('Связь прервалась')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить загрузку a.xlsx' }));
  expect(onRetry.mock.calls).toEqual([['1']]);
});

it('FileDrop accepts no files beyond its limit, and is described by its error', () => {
  render(<FileDrop {...own} files={[{ id: '1', name: 'a.xlsx', size: 9 }]} error="Нужен файл" />);
  fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files: [file('b.xlsx')] } });
  expect(screen.getByRole('alert')).toHaveTextContent('b.xlsx не добавлен: больше нет места');
  expect(field()).toHaveAccessibleDescription('Нужен файл');
});

it('FileDrop offers the camera only when capture is set', () => {
  const { rerender } = render(<FileDrop {...own} />);
  expect(screen.queryByLabelText('Снять камерой')).not.toBeInTheDocument();
  rerender(<FileDrop {...own} capture="environment" />);
  expect(screen.getByLabelText('Снять камерой')).toHaveAttribute('capture', 'environment');
});
