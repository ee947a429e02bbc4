import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { PhotoUploader, type PhotoUploaderProps, type UploadingPhoto } from './index.js';

const nothing = () => undefined;
const photo = (name: string, bytes = 3, type = 'image/png') => new File([new Uint8Array(bytes)], name, { type });

const made: string[] = [];
const revoked: string[] = [];

beforeEach(() => {
  made.length = 0;
  revoked.length = 0;
  // jsdom has no object URLs.
  URL.createObjectURL = () => {
    const address = `blob:${made.length}`;
    made.push(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void revoked.push(address);
});

function Kept(props: Partial<PhotoUploaderProps>) {
  const [photos, setPhotos] = useState<readonly UploadingPhoto[]>([]);
  return (
    <PhotoUploader
      label="Фотографии"
      {...props}
      photos={photos}
      onAdd={(files) => {
        props.onAdd?.(files);
        setPhotos([...photos, ...files.map((file) => ({ id: file.name, file }))]);
      }}
      onRemove={(id) => setPhotos(photos.filter((one) => one.id !== id))}
    />
  );
}

const field = () => screen.getByLabelText('Добавить фото');

describe('PhotoUploader', () => {
  it('PhotoUploader shows chosen photos, removes them and revokes every object URL', async () => {
    const { unmount } = render(<Kept />);
    await userEvent.upload(field(), [photo('a.png'), photo('b.png')]);
    expect(screen.getByRole('img', { name: 'a.png' })).toHaveAttribute('src', 'blob:0');
    expect(screen.getByRole('status')).toHaveTextContent('Выбрано 2 из 5');
    await userEvent.click(screen.getByRole('button', { name: 'Убрать фотографию a.png' }));
    expect(screen.queryByRole('img', { name: 'a.png' })).toBeNull();
    expect(field()).toHaveFocus();
    expect(revoked).toEqual(['blob:0']);
    unmount();
    expect(revoked).toEqual(made);
  });

  it('PhotoUploader shows stored photos and calls onRemove for a removed one', async () => {
    const onRemove = jest.fn();
    const stored = { id: '1', src: '/a.jpg', name: 'Фото 1' };
    render(<PhotoUploader label="Фотографии" photos={[stored]} onAdd={nothing} onRemove={onRemove} />);
    expect(screen.getByRole('img', { name: 'Фото 1' })).toHaveAttribute('src', '/a.jpg');
    await userEvent.click(screen.getByRole('button', { name: 'Убрать фотографию Фото 1' }));
    expect(onRemove).toHaveBeenCalledWith('1');
  });

  it('PhotoUploader accepts files that are dropped on its zone', () => {
    const onAdd = jest.fn();
    render(<Kept onAdd={onAdd} />);
    const zone = screen.getByRole('group', { name: 'Фотографии' });
    const files = [photo('a.png')];
    fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'] } });
    expect(zone).toHaveAttribute('data-dropping');
    fireEvent.drop(zone, { dataTransfer: { files } });
    expect(zone).not.toHaveAttribute('data-dropping');
    expect(onAdd).toHaveBeenCalledWith(files);
  });

  it('PhotoUploader says why a file is refused and accepts the others', async () => {
    render(<Kept limit={2} maxMegabytes={1} />);
    const files = [
      photo('a.gif', 3, 'image/gif'),
      photo('big.png', 1_048_577),
      photo('b.png'),
      photo('c.png'),
      photo('d.png'),
    ];
    await userEvent.upload(field(), files, { applyAccept: false });
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['b.png', 'c.png']);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'a.gif: подойдут JPEG, PNG, WEBPbig.png больше 1 МБ: уменьшите снимокd.png не добавлена: больше нет места',
    );
    expect(screen.getByText('Добавить фото')).not.toBeVisible();
  });

  it('PhotoUploader shows upload progress, and lets the user retry a failed upload', async () => {
    const onRetry = jest.fn();
    const photos = [
      { id: '1', file: photo('a.png'), progress: 0.4 },
      { id: '2', file: photo('b.png'), progress: 0.4, failed: true },
      { id: '3', file: photo('c.png'), progress: 1 },
    ];
    render(<PhotoUploader label="Фото" photos={photos} onAdd={nothing} onRemove={nothing} onRetry={onRetry} />);
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    expect(screen.getByRole('progressbar', { name: 'Загружаем a.png' })).toHaveValue(0.4);
    await userEvent.click(screen.getByRole('button', { name: 'Повторить загрузку b.png' }));
    expect(onRetry).toHaveBeenCalledWith('2');
  });

  it('PhotoUploader is described by its error and can be disabled', () => {
    render(<Kept error="Приложите снимок ценника" disabled />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Приложите снимок ценника');
    expect(field()).toBeDisabled();
  });
});
