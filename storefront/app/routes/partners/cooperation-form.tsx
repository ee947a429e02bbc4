import { css } from '@emotion/react';
import {
  Alert,
  Button,
  ErrorSummary,
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
import { useEffect, useMemo, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { Honeypot } from '../../sign-in/honeypot';
import type { CooperationField, CooperationOutcome } from './submit-cooperation.server';

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  width: '100%',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Keeps the message below the header when it gets the focus. */
const noted = css({ scrollMarginTop: tokens.space[32] });
const wide = css({ width: '100%' });
const section = css({ maxWidth: 640, scrollMarginTop: tokens.space[20] });

const companyTypes = [
  { value: 'OOO', label: 'ООО' },
  { value: 'IP', label: 'ИП' },
  { value: 'SELF_EMPLOYED', label: 'Самозанятый' },
  { value: 'OTHER', label: 'Другая' },
];

/** In the order of the form. */
const fields: readonly CooperationField[] = [
  'companyName',
  'companyType',
  'inn',
  'fullName',
  'phone',
  'email',
  'description',
];

const idOf = (field: CooperationField) => `request-${field}`;

const none: CooperationOutcome = { sentTo: null, errors: {} };

/** The cooperation form. It also works without scripts. */
export function CooperationForm() {
  const fetcher = useFetcher<CooperationOutcome>();
  const posted = useActionData<CooperationOutcome>();
  const { sentTo, errors } = fetcher.data ?? posted ?? none;
  const note = useRef<HTMLDivElement>(null);
  const summary = useMemo(
    () => fields.flatMap((field) => (errors[field] ? [{ field: idOf(field), message: errors[field] }] : [])),
    [errors],
  );

  // The form, which had the focus, has disappeared.
  useEffect(() => {
    if (fetcher.data?.sentTo) note.current?.focus();
  }, [fetcher.data]);

  return (
    <section id="request" aria-labelledby="request-title" css={section}>
      <Stack gap={5}>
        <Heading level={2} id="request-title">
          Оставить заявку
        </Heading>
        <div ref={note} css={noted} role="status" tabIndex={-1}>
          {sentTo && (
            <Alert tone="success" title="Заявка принята">
              Ответим на {sentTo}.
            </Alert>
          )}
        </div>
        {!sentTo && (
          <fetcher.Form method="post" action="/info/partners" noValidate>
            <Stack gap={5} align="start">
              <ErrorSummary css={wide} errors={summary} />
              {errors.form && (
                <Alert tone="error" role="alert">
                  {errors.form}
                </Alert>
              )}
              <div css={pair}>
                <Input
                  label="Компания"
                  id={idOf('companyName')}
                  name="companyName"
                  autoComplete="organization"
                  maxLength={200}
                  required
                  error={errors.companyName}
                />
                <Select
                  label="Форма"
                  id={idOf('companyType')}
                  name="companyType"
                  options={companyTypes}
                  placeholder="Выберите"
                  required
                  error={errors.companyType}
                />
                <Input
                  label="ИНН"
                  id={idOf('inn')}
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
                  id={idOf('fullName')}
                  name="fullName"
                  autoComplete="name"
                  maxLength={150}
                  required
                  error={errors.fullName}
                />
                <PhoneInput id={idOf('phone')} label="Телефон" name="phone" required error={errors.phone} />
                <Input
                  label="Почта"
                  id={idOf('email')}
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
                id={idOf('description')}
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
