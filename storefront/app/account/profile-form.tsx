import { css } from '@emotion/react';
import { Button, Checkbox, Input, media, RadioGroup, Stack, Text, tokens } from '@meet/ui-kit';
import { useEffect, useRef } from 'react';
import { LONGEST_NAME } from '../session/person-name';
import type { AccountData } from './load-account.server';
import { useAccountForm } from './use-account-form';

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  width: '100%',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const sexes = [
  { value: 'FEMALE', label: 'Женский' },
  { value: 'MALE', label: 'Мужской' },
  { value: '', label: 'Не указывать' },
];

export function ProfileForm({ user }: Pick<AccountData, 'user'>) {
  const { Form, pending, saved, errors } = useAccountForm('save-profile');
  const form = useRef<HTMLFormElement>(null);

  // On a phone the button is a screen below the fields, so a refused field would be out of sight.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  return (
    <Form ref={form} method="post" action="/account">
      <input type="hidden" name="intent" value="save-profile" />
      <Stack gap={5} align="start">
        <Stack css={pair}>
          <Input
            label="Имя"
            name="name"
            autoComplete="given-name"
            maxLength={LONGEST_NAME}
            defaultValue={user.name ?? ''}
            error={errors['name']}
          />
          <Input
            label="Фамилия"
            name="surname"
            autoComplete="family-name"
            maxLength={LONGEST_NAME}
            defaultValue={user.surname ?? ''}
            error={errors['surname']}
          />
          <Input
            label="Отчество"
            name="lastname"
            autoComplete="additional-name"
            maxLength={LONGEST_NAME}
            defaultValue={user.lastname ?? ''}
            error={errors['lastname']}
          />
        </Stack>
        <RadioGroup label="Пол" name="sex" options={sexes} defaultValue={user.sex ?? ''} />
        <Stack gap={2} role="group" aria-labelledby="news-of-orders">
          <Text as="span" size="small" id="news-of-orders">
            Новости о заказах
          </Text>
          <Checkbox name="notifyByEmail" defaultChecked={user.notifyByEmail} label="Письмом" />
          <Checkbox name="notifyBySms" defaultChecked={user.notifyBySms} label="По SMS" />
        </Stack>
        <Stack direction="row" gap={4} align="center" wrap>
          <Button type="submit" loading={pending}>
            Сохранить
          </Button>
          <Text as="span" size="small" tone="success" role="status">
            {saved && 'Сохранено'}
          </Text>
        </Stack>
      </Stack>
    </Form>
  );
}
