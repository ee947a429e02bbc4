import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { en } from '../../locale/en.js';
import { LocaleProvider } from '../../locale/locale-provider.js';
import { ReturnForm, type ReturnFormProps, type ReturnLine } from './index.js';

const lines: readonly ReturnLine[] = [
  { id: 'a', name: 'Кеды', picture: null, sizeName: '42', price: 500_000, points: 100 },
  { id: 'b', name: 'Куртка', picture: null, sizeName: 'M', price: 700_000 },
  { id: 'c', name: 'Носки', picture: null, sizeName: '39', price: 30_000, refusal: 'Срок возврата прошёл 12 ноября' },
];

const nothing = () => undefined;
const photo = { id: '1', file: new File(['x'], 'шов.png', { type: 'image/png' }) };

beforeEach(() => {
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:0';
  URL.revokeObjectURL = nothing;
});

function show(props: Partial<ReturnFormProps> = {}) {
  const onSubmit = jest.fn();
  const form = (more: Partial<ReturnFormProps> = {}) => (
    <ReturnForm lines={lines} onSubmit={onSubmit} onPhotosAdd={nothing} onPhotoRemove={nothing} {...props} {...more} />
  );
  const { rerender } = render(form());
  return { onSubmit, change: (more: Partial<ReturnFormProps>) => rerender(form(more)) };
}

const box = (name: RegExp | string) => screen.getByRole('checkbox', { name });
const choose = (code: string, index = 0) => userEvent.selectOptions(screen.getAllByRole('combobox')[index]!, code);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить заявку' }));

describe('ReturnForm', () => {
  it('ReturnForm selects all returnable lines and shows the refund', async () => {
    show({ until: '2026-12-09T09:00:00Z' });
    expect(screen.getByText('Вернуть можно по 9 декабря включительно')).toBeInTheDocument();
    expect(box(/Носки.*Срок возврата прошёл 12 ноября/)).toBeDisabled();
    await userEvent.click(box(/Кеды/));
    expect(box('Выбрать все')).toBePartiallyChecked();
    await userEvent.click(box('Выбрать все'));
    expect(box(/Куртка/)).toBeChecked();
    expect(box(/Носки/)).not.toBeChecked();
    const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sums).toEqual(['12\u00A0000\u00A0₽', '100']);
    expect(screen.getByRole('status')).toHaveTextContent('Выбрано 2 из 2, вернём 12 000 ₽');
    await userEvent.click(box('Выбрать все'));
    expect(box(/Кеды/)).not.toBeChecked();
    expect(screen.queryByRole('definition')).toBeNull();
  });

  it('ReturnForm submits one reason for all lines, in their order', async () => {
    const { onSubmit } = show();
    await userEvent.click(box(/Куртка/));
    await userEvent.click(box(/Кеды/));
    await choose('COLOUR_OR_STYLE');
    await userEvent.type(screen.getByRole('textbox', { name: 'Комментарий' }), 'Ярко');
    await send();
    const answer = { reason: 'COLOUR_OR_STYLE', comment: 'Ярко' };
    expect(onSubmit.mock.calls).toEqual([
      [
        {
          lines: [
            { id: 'a', ...answer },
            { id: 'b', ...answer },
          ],
        },
      ],
    ]);
  });

  it('ReturnForm submits a reason per line, which starts as the common reason', async () => {
    const { onSubmit } = show();
    await userEvent.click(box('Выбрать все'));
    await choose('SIZE');
    await userEvent.click(box('Одна причина для всех вещей'));
    await choose('OTHER', 1);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Напишите, почему возвращаете: Куртка' }));
    const comment = screen.getAllByRole('textbox')[1];
    expect(comment).toHaveFocus();
    await userEvent.keyboard('Подарили такую же');
    // The error has gone with the first letter, and the letters stayed in the field.
    expect(screen.queryByRole('link')).toBeNull();
    expect(comment).toHaveValue('Подарили такую же');
    await send();
    expect(onSubmit).toHaveBeenCalledWith({
      lines: [
        { id: 'a', reason: 'SIZE', comment: '' },
        { id: 'b', reason: 'OTHER', comment: 'Подарили такую же' },
      ],
    });
  });

  it('ReturnForm reports that nothing is selected, links to the first checkbox, and clears the error after a selection', async () => {
    const { onSubmit } = show();
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Что возвращаете' })).toHaveAccessibleDescription(
      'Отметьте, что возвращаете',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Отметьте, что возвращаете' }));
    expect(box('Выбрать все')).toHaveFocus();
    await userEvent.click(box(/Кеды/));
    await userEvent.click(box(/Кеды/));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('ReturnForm of a single line has neither «select all» nor the choice of a common reason', async () => {
    show({ lines: lines.slice(0, 1) });
    await send();
    await userEvent.click(screen.getByRole('link', { name: 'Отметьте, что возвращаете' }));
    expect(box(/Кеды/)).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await send();
    await userEvent.click(screen.getByRole('link', { name: 'Выберите причину возврата' }));
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Выберите причину возврата');
  });

  it.each(['DEFECT', 'WRONG_ITEM', 'NOT_AS_DESCRIBED'])(
    'ReturnForm requires an uploaded photo for the reason %s',
    async (reason) => {
      const { onSubmit, change } = show({ defaultDraft: { chosen: ['a'], answer: { reason, comment: '' } } });
      const field = () => screen.getByLabelText('Добавить фото');
      await send();
      expect(field()).toHaveAccessibleDescription('Приложите хотя бы одну фотографию');
      change({ photos: [{ ...photo, progress: 0.5 }] });
      expect(field()).toBeValid();
      await send();
      expect(field()).toHaveAccessibleDescription('Подождите, пока загрузятся фотографии');
      change({ photos: [{ ...photo, failed: true }] });
      await send();
      expect(field()).toHaveAccessibleDescription('Загрузите фотографию ещё раз или уберите её');
      expect(onSubmit).not.toHaveBeenCalled();
      change({ photos: [{ ...photo, progress: 1 }] });
      await send();
      expect(onSubmit).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['SIZE', 0],
    ['COLOUR_OR_STYLE', 0],
    ['OTHER', 1],
  ])('ReturnForm requires no photo or comment for the reason %s', async (reason, fields) => {
    const { onSubmit } = show({ defaultDraft: { chosen: ['a'], answer: { reason, comment: 'Жмут' } } });
    expect(screen.queryAllByLabelText('Добавить фото')).toHaveLength(fields);
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('ReturnForm accepts at most eight photos of at most ten megabytes each', async () => {
    const onPhotosAdd = jest.fn();
    const photos = Array.from({ length: 6 }, (_, index) => ({ ...photo, id: String(index) }));
    show({ photos, onPhotosAdd, defaultDraft: { chosen: ['a'], answer: { reason: 'DEFECT', comment: '' } } });
    const big = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Добавить фото'), [big, photo.file, photo.file, photo.file]);
    expect(onPhotosAdd.mock.calls).toEqual([[[photo.file, photo.file]]]);
  });

  it('ReturnForm shows the reason passed in photosError why a photo was not uploaded', () => {
    const defaultDraft = { chosen: ['a'], answer: { reason: 'DEFECT', comment: '' } };
    show({ photos: [{ ...photo, failed: true }], photosError: 'шов.png: это не фотография', defaultDraft });
    expect(screen.getByLabelText('Добавить фото')).toHaveAccessibleDescription('шов.png: это не фотография');
  });

  it('ReturnForm offers the shop’s own reasons when they are passed', async () => {
    const { onSubmit } = show({ reasons: [{ code: 'LATE', label: 'Поздно' }], defaultDraft: { chosen: ['b'] } });
    expect(screen.getAllByRole('option', { hidden: true }).slice(1)).toHaveLength(1);
    await choose('LATE');
    await send();
    expect(onSubmit).toHaveBeenCalledWith({ lines: [{ id: 'b', reason: 'LATE', comment: '' }] });
  });

  it('ReturnForm submits once, keeps the answers on failure, and shows the request’s number after success', async () => {
    const draft = { chosen: ['b'], answer: { reason: 'SIZE', comment: 'Жмёт' } };
    const { onSubmit, change } = show({ defaultDraft: draft, status: 'sending' });
    await userEvent.click(screen.getByRole('button', { name: /Отправить заявку/ }));
    expect(onSubmit).not.toHaveBeenCalled();
    change({ status: 'failed' });
    expect(screen.getByRole('alert')).toHaveTextContent('Всё заполненное на месте');
    expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Жмёт');
    change({ status: 'failed', error: 'Куртка уже в другой заявке' });
    expect(screen.getByRole('alert')).toHaveTextContent('Куртка уже в другой заявке');
    change({ status: 'sent', number: '1042-1' });
    expect(screen.getByRole('status')).toHaveTextContent('Заявка отправленаНомер заявки 1042-1');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('ReturnForm has no submit button when the return period is over', () => {
    show({ lines: lines.slice(2), until: '2026-11-12T09:00:00Z' });
    expect(screen.getByText('Из этого заказа уже ничего не вернуть')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ReturnForm uses the words of its locale', () => {
    render(
      <LocaleProvider locale="en" messages={en}>
        <ReturnForm
          lines={[]}
          onSubmit={nothing}
          onPhotosAdd={nothing}
          onPhotoRemove={nothing}
          status="sent"
          number="7"
        />
      </LocaleProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Request sentRequest number 7');
  });
});
