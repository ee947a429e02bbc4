import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/button/index.js';
import { Checkbox } from '../components/checkbox/index.js';
import { DatePicker } from '../components/date-picker/index.js';
import { Input } from '../components/input/index.js';
import { MultiSelect } from '../components/multi-select/index.js';
import { RadioGroup } from '../components/radio-group/index.js';
import { Select } from '../components/select/index.js';
import { Stack } from '../components/stack/index.js';
import { TagInput } from '../components/tag-input/index.js';
import { Text } from '../components/text/index.js';
import { atMost } from '../fixtures/at-most.js';

const meta = { title: 'Patterns/Form libraries', tags: ['picture'], decorators: [atMost(480)] } satisfies Meta;

export default meta;

type Story = StoryObj;

const cities = [
  { value: 'kazan', label: 'Казань' },
  { value: 'tver', label: 'Тверь' },
];
const topics = [
  { value: 'care', label: 'Уход' },
  { value: 'winter', label: 'Зима' },
];

/** The browser collects the values and returns to the first ones. No state is needed. */
function NativeForm() {
  const [sent, setSent] = useState('');
  return (
    <form
      aria-label="Без библиотеки"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]).toString());
      }}
    >
      <Stack gap={5}>
        <Input label="Имя" name="name" defaultValue="Анна" />
        <DatePicker label="День" name="day" defaultValue="2026-11-24" />
        <TagInput label="Темы" name="topic" defaultValue={['Уход']} />
        <Stack direction="row" gap={3}>
          <Button type="submit">Отправить</Button>
          <Button type="reset" variant="secondary">
            Сбросить
          </Button>
        </Stack>
        <Text size="small" role="status" translate="no">
          {decodeURIComponent(sent)}
        </Text>
      </Stack>
    </form>
  );
}

export const Native: Story = {
  render: () => <NativeForm />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Имя' }), ' К');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Темы' }), 'Зима{Enter}');
    const send = canvas.getByRole('button', { name: 'Отправить' });
    await userEvent.click(send);
    await expect(canvas.getByText('name=Анна+К&day=2026-11-24&topic=Уход&topic=Зима')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(canvas.queryByText('Зима')).not.toBeInTheDocument());
    await userEvent.click(send);
    await expect(canvas.getByText('name=Анна&day=2026-11-24&topic=Уход')).toBeVisible();
  },
};

/** Fields of the browser take what `register` returns: their element is the field. */
function RegisteredForm() {
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { name: '', city: 'kazan', gift: false },
  });
  const { errors, isSubmitSuccessful } = formState;
  return (
    <form noValidate aria-label="register" onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Stack gap={5}>
        <Input label="Имя" required error={errors.name?.message} {...register('name', { required: 'Укажите имя' })} />
        <Select label="Город" options={cities} {...register('city')} />
        <Checkbox label="В подарок" {...register('gift')} />
        <Stack direction="row" gap={3}>
          <Button type="submit">Отправить</Button>
          <Button variant="secondary" onClick={() => reset()}>
            Сбросить
          </Button>
        </Stack>
        <Text size="small" role="status">
          {isSubmitSuccessful && 'Отправлено'}
        </Text>
      </Stack>
    </form>
  );
}

export const Registered: Story = {
  render: () => <RegisteredForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    const name = canvas.getByRole('textbox', { name: 'Имя' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Укажите имя'));
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Анна');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(canvas.getByText('Отправлено')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(name).toHaveValue('');
  },
};

interface Delivery {
  day: string | null;
  topics: string[];
  city: string;
}

/** Fields with a value of their own take it from `Controller`, and report it by `onValueChange`. */
function ControlledForm() {
  const { control, handleSubmit, formState, reset } = useForm<Delivery>({
    defaultValues: { day: null, topics: [], city: 'kazan' },
  });
  return (
    <form noValidate aria-label="Controller" onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Stack gap={5}>
        <Controller
          control={control}
          name="day"
          rules={{ required: 'Выберите день' }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <DatePicker label="День" required {...field} error={fieldState.error?.message} onValueChange={onChange} />
          )}
        />
        <Controller
          control={control}
          name="topics"
          render={({ field: { onChange, ...field } }) => (
            <MultiSelect label="Темы" options={topics} {...field} onValueChange={onChange} />
          )}
        />
        <Controller
          control={control}
          name="city"
          render={({ field: { onChange, ...field } }) => (
            <RadioGroup label="Город" options={cities} {...field} onValueChange={onChange} />
          )}
        />
        <Stack direction="row" gap={3}>
          <Button type="submit">Отправить</Button>
          <Button variant="secondary" onClick={() => reset()}>
            Сбросить
          </Button>
        </Stack>
        <Text size="small" role="status">
          {formState.isSubmitSuccessful && 'Отправлено'}
        </Text>
      </Stack>
    </form>
  );
}

export const Controlled: Story = {
  render: () => <ControlledForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    const day = canvas.getByRole('textbox', { name: 'День' });
    await waitFor(() => expect(day).toHaveAccessibleDescription('Выберите день'));
    await expect(day).toHaveFocus();
    await userEvent.keyboard('24.11.2026');
    await userEvent.click(canvas.getByRole('radio', { name: 'Тверь' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(canvas.getByText('Отправлено')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(day).toHaveValue(''));
    await expect(canvas.getByRole('radio', { name: 'Казань' })).toBeChecked();
  },
};
