import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { photoFile, pixel } from '../../fixtures/photo-file.js';
import { pictures } from '../../fixtures/pictures.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { ReturnForm, type ReturnFormProps, type ReturnLine } from './index.js';

const lines: readonly ReturnLine[] = [
  {
    id: 'court',
    brand: 'Tempo',
    name: 'Кожаные кроссовки Court Low',
    picture: pictures.court,
    sizeName: '42',
    price: 1_250_000,
    points: 490,
  },
  {
    id: 'ridge',
    brand: 'Nordvik',
    name: 'Кроссовки для бега по тропам Ridge',
    picture: pictures.ridge,
    sizeName: '42,5',
    price: 899_000,
  },
  {
    id: 'hoodie',
    brand: 'Nordvik',
    name: 'Худи из кашемира Loop',
    picture: pictures.hoodie,
    sizeName: 'M',
    price: 2_190_000,
    refusal: 'Срок возврата прошёл 12\u00A0ноября',
  },
];

const attached = [{ id: '1', file: photoFile('подошва.svg'), progress: 1 }];

/** The caller holds the photos. Nothing is sent. */
function Filling(props: ReturnFormProps) {
  const [photos, setPhotos] = useState(props.photos ?? []);
  const [status, setStatus] = useState(props.status);
  return (
    <ReturnForm
      {...props}
      photos={photos}
      onPhotosAdd={(files) => setPhotos([...photos, ...files.map((file) => ({ id: file.name, file }))])}
      onPhotoRemove={(id) => setPhotos(photos.filter((photo) => photo.id !== id))}
      status={status}
      onSubmit={(value) => {
        props.onSubmit(value);
        setStatus('sent');
      }}
    />
  );
}

const meta = {
  title: 'Shop/ReturnForm',
  component: ReturnForm,
  args: {
    lines,
    onSubmit: fn(),
    onPhotosAdd: fn(),
    onPhotoRemove: fn(),
    onPhotoRetry: fn(),
    until: '2026-12-09T09:00:00Z',
    number: '1042-1',
  },
  render: (args) => <Filling {...args} />,
} satisfies Meta<typeof ReturnForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The whole order by keyboard, from the first checkbox to the request's number. */
export const WholeOrder: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('checkbox', { name: 'Выбрать все' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Выбрано 2 из 2, вернём 21 490 ₽')).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Причина возврата' }), 'SIZE');
    await expect(canvas.queryByRole('group', { name: /^Фотографии/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    const answer = { reason: 'SIZE', comment: '' };
    await expect(args.onSubmit).toHaveBeenCalledWith({
      lines: [
        { id: 'court', ...answer },
        { id: 'ridge', ...answer },
      ],
    });
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Номер заявки 1042-1');
  },
};

/** Another size instead of the money. Its price does not count. */
export const Exchange: Story = {
  args: {
    lines: [
      {
        ...lines[0]!,
        exchanges: [
          { id: 'court-41', sizeName: '41' },
          { id: 'court-43', sizeName: '43' },
        ],
      },
      lines[1]!,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать все' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Что сделать' }), 'Обменять на размер 43');
    await expect(canvas.getByText('Выбрано 2 из 2, вернём 8 990 ₽')).toBeInTheDocument();
  },
};

/** The form passes what is wanted instead of each line. */
export const ExchangeSent: Story = {
  args: Exchange.args!,
  play: async (context) => {
    await Exchange.play!(context);
    const { args, canvas } = context;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Причина возврата' }), 'SIZE');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    const answer = { reason: 'SIZE', comment: '' };
    await expect(args.onSubmit).toHaveBeenCalledWith({
      lines: [
        { id: 'court', ...answer, wanted: 'court-43' },
        { id: 'ridge', ...answer },
      ],
    });
  },
};

/** A reason for each line; a defect requires a photo. */
export const LineByLine: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать все' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Одна причина для всех вещей' }));
    const [court, ridge] = canvas.getAllByRole('combobox', { name: 'Причина возврата' });
    await userEvent.selectOptions(court!, 'SIZE');
    await userEvent.selectOptions(ridge!, 'DEFECT');
    await userEvent.upload(canvas.getByLabelText('Добавить фото'), [pixel('подошва.png')]);
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      lines: [
        { id: 'court', reason: 'SIZE', comment: '' },
        { id: 'ridge', reason: 'DEFECT', comment: '' },
      ],
    });
  },
};

/** Submitting without a choice shows what is missing and leads to the first checkbox. */
export const NothingChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    await expect(canvas.getByText(/^Проверьте/).parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Отметьте, что возвращаете' }));
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать все' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const defect = { chosen: ['court'], answer: { reason: 'DEFECT', comment: 'Отклеилась подошва.' } };

/** A defect requires a photo. The error disappears when one is added. */
export const PhotoMissing: Story = {
  args: { defaultDraft: defect },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    const field = canvas.getByLabelText('Добавить фото');
    await expect(field).toHaveAccessibleDescription('Приложите хотя бы одну фотографию');
    await userEvent.upload(field, [pixel('подошва.png')]);
    await waitFor(() => expect(field).toBeValid());
    await expect(canvas.queryByRole('alert', { name: '' })).not.toHaveTextContent('Приложите');
  },
};

export const Filled: Story = { args: { defaultDraft: defect, photos: attached } };

export const DifferentReasons: Story = {
  args: {
    defaultDraft: {
      chosen: ['court', 'ridge'],
      together: false,
      answers: {
        court: { reason: 'SIZE', comment: '' },
        ridge: { reason: 'OTHER', comment: 'Подарили такие же.' },
      },
    },
    refundNote: 'Деньги вернутся на карту, с которой оплачен заказ.',
  },
};

export const InFlight: Story = { args: { defaultDraft: defect, photos: attached, status: 'sending' } };

export const Failed: Story = {
  args: { lines: lines.slice(0, 1), defaultDraft: defect, photos: attached, status: 'failed' },
};

export const Sent: Story = { args: { status: 'sent' } };

export const SingleLine: Story = { args: { lines: lines.slice(0, 1) } };

/** Nothing of the order can be returned anymore. */
export const TooLate: Story = {
  args: { lines: lines.slice(1).map((line) => ({ ...line, refusal: 'Срок возврата прошёл 12\u00A0ноября' })) },
};

/** A shop with its own reasons. */
export const OwnReasons: Story = {
  args: {
    defaultDraft: { chosen: ['ridge'] },
    reasons: [
      { code: 'LATE', label: 'Привезли слишком поздно' },
      { code: 'SMELL', label: 'Запах', needsComment: true },
    ],
  },
};

export const LongWordsOnPhone: Story = {
  args: {
    lines: lines.map((line) => ({ ...line, name: 'Высокотехнологичные водонепроницаемые кроссовки-внедорожники' })),
    defaultDraft: { chosen: ['court', 'ridge'], together: false },
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { args: { defaultDraft: defect, photos: attached }, decorators: [rightToLeft] };

export const Zoomed: Story = { args: { defaultDraft: defect }, globals: { viewport: { value: 'zoomed' } } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Failed], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Empty, DifferentReasons, Failed, Sent, TooLate]);
