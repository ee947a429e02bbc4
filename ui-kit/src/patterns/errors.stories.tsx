import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../components/alert/index.js';
import { Button } from '../components/button/index.js';
import { Card } from '../components/card/index.js';
import { EmptyState } from '../components/empty-state/index.js';
import { Input } from '../components/input/index.js';
import { Skeleton } from '../components/skeleton/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { toast, Toaster } from '../components/toaster/index.js';
import { messages } from '../components/toaster/toast.js';
import { Comparison } from '../fixtures/comparison.js';

const meta = {
  title: 'Patterns/Errors',
  tags: ['picture'],
  beforeEach: () => () => void messages.remove(),
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** The orders load at the second attempt, and the e-mail is never accepted. */
function Account() {
  const [state, setState] = useState<'failed' | 'loading' | 'ready'>('failed');
  const [mail, setMail] = useState<string>();
  const again = () => {
    setState('loading');
    setTimeout(() => setState('ready'), 400);
  };
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Heading level={2} size="medium">
          Заказы
        </Heading>
        {state === 'failed' && (
          <Alert tone="error" title="Не удалось загрузить заказы" action={<Button onClick={again}>Повторить</Button>}>
            Проверьте связь. С самими заказами всё в порядке.
          </Alert>
        )}
        {state === 'loading' && <Skeleton height={96} />}
        {state === 'ready' && (
          <Card tabIndex={-1} ref={(card) => card?.focus()} aria-label="Заказ 1042" role="group">
            Заказ 1042, ждём 24–&#8288;28&nbsp;ноября
          </Card>
        )}
      </Stack>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMail('Допишите адрес, например anna@example.ru');
        }}
      >
        <Stack gap={4} align="start">
          <Input label="Почта для чеков" type="email" defaultValue="anna@" error={mail} />
          <Button type="submit" variant="secondary">
            Сохранить почту
          </Button>
        </Stack>
      </form>
      <div>
        <Button
          variant="ghost"
          onClick={() =>
            toast.error('Не удалось скопировать номер', {
              description: 'Выделите его и скопируйте сами.',
              duration: Infinity,
            })
          }
        >
          Скопировать номер заказа
        </Button>
      </div>
      <Toaster />
    </Stack>
  );
}

/** Errors in three places: in a part of the page, at a field and in a toast. */
export const ThreePlaces: Story = {
  render: () => <Account />,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить почту' }));
    await expect(canvas.getByRole('textbox', { name: 'Почта для чеков' })).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать номер заказа' }));
    await waitFor(() => expect(page.getByText('Не удалось скопировать номер')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(await canvas.findByRole('group', { name: 'Заказ 1042' })).toHaveFocus();
    await expect(canvas.queryByText('Не удалось загрузить заказы')).not.toBeInTheDocument();
  },
};

/** What happened, and what to do. */
export const RightAndWrong: Story = {
  render: () => (
    <Stack gap={8}>
      <Comparison
        right={{
          show: (
            <Alert tone="error" title="Оплата не прошла">
              Банк отклонил платёж. Деньги не списаны: попробуйте другую карту.
            </Alert>
          ),
          caption: 'What happened, what it means for the money, what to do.',
        }}
        wrong={{
          show: (
            <Alert tone="error" title="Упс! Что-то пошло не так">
              Ошибка 500. Обратитесь к администратору.
            </Alert>
          ),
          caption: 'A joke, a number and no way on. Was the money taken?',
        }}
      />
      <Comparison
        right={{
          show: <Input label="Промокод" defaultValue="MEET99" error="Промокод не найден" />,
          caption: 'Beside what it is about, and it stays until it is mended.',
        }}
        wrong={{
          show: (
            <Card variant="raised">
              <Text size="small">Промокод не найден</Text>
              <Text size="caption" tone="muted">
                исчезнет через 4 секунды
              </Text>
            </Card>
          ),
          caption: 'A toast for an error of a field: it leaves before it is read, and the field looks right.',
        }}
      />
      <Comparison
        right={{
          show: (
            <Alert tone="error" title="Отзывы не загрузились">
              Обновите страницу чуть позже.
            </Alert>
          ),
          caption: 'Only the part that failed says so; the rest of the page still sells.',
        }}
        wrong={{
          show: (
            <EmptyState title="NO SIGNAL" actions={<Button>Обновить страницу</Button>}>
              Нет сигнала.
            </EmptyState>
          ),
          caption: 'The whole page gives way because the reviews did not come.',
        }}
      />
    </Stack>
  ),
};
