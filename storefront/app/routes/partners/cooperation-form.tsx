import { css } from '@emotion/react';
import {
  Alert,
  Button,
  Heading,
  Input,
  Link,
  media,
  PhoneInput,
  Select,
  Stack,
  Text,
  TextArea,
  tokens,
} from '@meet/ui-kit';
import { useEffect, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { Honeypot } from '../../sign-in/honeypot';
import type { CooperationOutcome } from './submit-cooperation.server';

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  width: '100%',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const wide = css({ width: '100%' });
const section = css({ maxWidth: 640, scrollMarginTop: tokens.space[20] });

const companyTypes = [
  { value: 'OOO', label: 'ООО' },
  { value: 'IP', label: 'ИП' },
  { value: 'SELF_EMPLOYED', label: 'Самозанятый' },
  { value: 'OTHER', label: 'Другая' },
];

/** The cooperation form. It also works without scripts. */
export function CooperationForm() {
  const fetcher = useFetcher<CooperationOutcome>();
  const posted = useActionData<CooperationOutcome>();
  const { sentTo, errors } = fetcher.data ?? posted ?? { sentTo: null, errors: {} };
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (fetcher.data && !fetcher.data.sentTo)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fetcher.data]);

  return (
    <section id="request" aria-labelledby="request-title" css={section}>
      <Stack gap={5}>
        <Heading level={2} id="request-title">
          Оставить заявку
        </Heading>
        <div role="status">
          {sentTo && (
            <Alert tone="success" title="Заявка принята">
              Ответим на {sentTo}.
            </Alert>
          )}
        </div>
        {!sentTo && (
          <fetcher.Form ref={form} method="post" action="/info/partners" noValidate>
            <Stack gap={5} align="start">
              {errors.form && (
                <Alert tone="error" role="alert">
                  {errors.form}
                </Alert>
              )}
              <div css={pair}>
                <Input
                  label="Компания"
                  name="companyName"
                  autoComplete="organization"
                  maxLength={200}
                  required
                  error={errors.companyName}
                />
                <Select
                  label="Форма"
                  name="companyType"
                  options={companyTypes}
                  placeholder="Выберите"
                  required
                  error={errors.companyType}
                />
                <Input
                  label="ИНН"
                  name="inn"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={14}
                  hint="10 цифр у компании, 12 у человека"
                  required
                  error={errors.inn}
                />
                <Input
                  label="Имя и фамилия"
                  name="fullName"
                  autoComplete="name"
                  maxLength={150}
                  required
                  error={errors.fullName}
                />
                <PhoneInput label="Телефон" name="phone" required error={errors.phone} />
                <Input
                  label="Почта"
                  name="email"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  placeholder="name@example.ru"
                  maxLength={254}
                  required
                  error={errors.email}
                />
              </div>
              <TextArea
                css={wide}
                label="О товаре"
                name="description"
                hint="Что продаёте, сколько и откуда"
                maxLength={2000}
                error={errors.description}
              />
              <Honeypot />
              <Button type="submit" size="large" loading={fetcher.state !== 'idle'}>
                Отправить заявку
              </Button>
              <Text size="caption" tone="muted">
                Нажимая «Отправить заявку», вы соглашаетесь с <Link href="/privacy">политикой конфиденциальности</Link>.
              </Text>
            </Stack>
          </fetcher.Form>
        )}
      </Stack>
    </section>
  );
}
