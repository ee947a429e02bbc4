import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SubmitEvent } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Alert } from '../components/alert/index.js';
import { Button } from '../components/button/index.js';
import { Checkbox } from '../components/checkbox/index.js';
import { ErrorSummary, type FieldError } from '../components/error-summary/index.js';
import { Input } from '../components/input/index.js';
import { PhoneInput } from '../components/phone-input/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { Comparison } from '../fixtures/comparison.js';
import { atMost } from '../fixtures/at-most.js';

const meta = { title: 'Patterns/Forms', tags: ['picture'] } satisfies Meta;

export default meta;

type Story = StoryObj;

const empty = { name: '', mail: '', phone: '', agreed: '' };
type Field = keyof typeof empty;

/** Returns what is wrong with a value and how to correct it; undefined if it is valid. */
const checks: Record<Field, (value: string) => string | undefined> = {
  name: (value) => (value.trim() ? undefined : 'Укажите имя получателя'),
  mail: (value) => (/^\S+@\S+\.\S+$/.test(value) ? undefined : 'Укажите почту, например anna@example.ru'),
  phone: (value) => (value === '' || value.length === 12 ? undefined : 'Допишите номер: в нём 10 цифр после +7'),
  agreed: (value) => (value ? undefined : 'Согласитесь с условиями, чтобы оформить заказ'),
};
const fields = Object.keys(checks) as Field[];
const idOf = (field: Field) => `recipient-${field}`;

/**
 * A field is checked on blur if it is not empty. Once it has an error it is checked on each key press, so that the
 * error disappears as soon as it is corrected. All fields are checked on submit.
 */
function RecipientForm() {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [summary, setSummary] = useState<readonly FieldError[]>([]);
  const [sent, setSent] = useState(false);

  const check = (field: Field, value: string) => {
    const message = checks[field](value);
    setErrors((all) => ({ ...all, [field]: message }));
    if (!message) setSummary((all) => all.filter((error) => error.field !== idOf(field)));
  };
  const change = (field: Field, value: string) => {
    setValues((all) => ({ ...all, [field]: value }));
    if (errors[field]) check(field, value);
  };
  const leave = (field: Field) => () => {
    if (values[field] !== '') check(field, values[field]);
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const found = fields.map((field) => [field, checks[field](values[field])] as const);
    setErrors(Object.fromEntries(found));
    const wrong = found.flatMap(([field, message]) => (message ? [{ field: idOf(field), message }] : []));
    setSummary(wrong);
    setSent(wrong.length === 0);
  };

  return (
    <form noValidate onSubmit={send} aria-label="Получатель">
      <Stack gap={5}>
        <Heading level={2} size="medium">
          Получатель
        </Heading>
        <ErrorSummary errors={summary} />
        <Input
          id={idOf('name')}
          label="Имя и фамилия"
          autoComplete="name"
          required
          value={values.name}
          error={errors.name}
          onChange={({ target }) => change('name', target.value)}
          onBlur={leave('name')}
        />
        <Input
          id={idOf('mail')}
          label="Почта"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          hint="Пришлём чек и номер для отслеживания"
          value={values.mail}
          error={errors.mail}
          onChange={({ target }) => change('mail', target.value)}
          onBlur={leave('mail')}
        />
        <PhoneInput
          id={idOf('phone')}
          label="Телефон"
          hint="Необязательно: позвоним, только если не найдём дом"
          error={errors.phone}
          onValueChange={({ phone }) => change('phone', phone)}
          onBlur={leave('phone')}
        />
        <Checkbox
          id={idOf('agreed')}
          label="Согласен с условиями продажи"
          required
          checked={values.agreed !== ''}
          error={errors.agreed}
          onChange={({ target }) => change('agreed', target.checked ? 'on' : '')}
        />
        {sent && (
          <Alert tone="success" live>
            Данные сохранены. Осталось выбрать доставку.
          </Alert>
        )}
        <Button type="submit" size="large">
          Продолжить
        </Button>
      </Stack>
    </form>
  );
}

/** Submit it empty, follow a link of the summary, and correct the fields one by one. */
export const Recipient: Story = {
  decorators: [atMost(480)],
  render: () => <RecipientForm />,
  play: async ({ canvas }) => {
    const mail = canvas.getByRole('textbox', { name: 'Почта' });
    await userEvent.type(mail, 'anna@');
    // The field still has the focus, so it is not checked yet.
    await expect(mail).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Продолжить' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(mail).toHaveAttribute('aria-invalid', 'true');

    await userEvent.click(canvas.getByRole('link', { name: 'Укажите имя получателя' }));
    const name = canvas.getByRole('textbox', { name: 'Имя и фамилия' });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Анна');
    await expect(name).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Укажите имя получателя' })).not.toBeInTheDocument();

    await userEvent.clear(mail);
    await userEvent.type(mail, 'anna@example.ru');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Продолжить' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Данные сохранены');
  },
};

/** Labels, required marks and error texts. */
export const RightAndWrong: Story = {
  render: () => (
    <Stack gap={8}>
      <Comparison
        right={{
          show: <Input label="Город" hint="Например, Казань" />,
          caption: 'The label stays while the shopper types, and the example is help below the field.',
        }}
        wrong={{
          show: <Input label="Город" labelHidden placeholder="Город, например Казань" />,
          caption:
            'The only label goes with the first letter. Who comes back to check the form reads values without names.',
        }}
      />
      <Comparison
        right={{
          show: (
            <Stack gap={4}>
              <Input label="Дом" required />
              <Input label="Квартира" />
            </Stack>
          ),
          caption: 'A mark for what is required; fields that can be left out are few.',
        }}
        wrong={{
          show: (
            <Stack gap={4}>
              <Input label="Дом" />
              <Input label="Квартира" />
              <Text size="small">Все поля, кроме квартиры, обязательны</Text>
            </Stack>
          ),
          caption: 'A note elsewhere has to be remembered, and screen readers never tie it to the field.',
        }}
      />
      <Comparison
        right={{
          show: (
            <Stack gap={4}>
              <Input label="Индекс" defaultValue="4201" error="Допишите индекс: в нём 6 цифр" />
              <Button>Продолжить</Button>
            </Stack>
          ),
          caption: 'The button always works. It says what is missing, and the words say how to mend it.',
        }}
        wrong={{
          show: (
            <Stack gap={4}>
              <Input label="Индекс" defaultValue="4201" error="Неверное значение" />
              <Button disabled>Продолжить</Button>
            </Stack>
          ),
          caption: 'A grey button explains nothing, and «wrong value» sends the shopper guessing.',
        }}
      />
    </Stack>
  ),
};
