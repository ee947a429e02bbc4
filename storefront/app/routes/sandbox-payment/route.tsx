import { css } from '@emotion/react';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Container,
  Divider,
  formatPrice,
  Heading,
  Stack,
  Text,
  tokens,
} from '@meet/ui-kit';
import { Form, useNavigation } from 'react-router';
import { shopName } from '../../browser/shop-name';
import type { Route } from './+types/route';
import { actOnSandboxPayment, loadSandboxPayment } from './sandbox.server';

export function loader({ url, params, request }: Route.LoaderArgs) {
  return loadSandboxPayment(url, params.id, request.signal);
}

export function action({ params, request }: Route.ActionArgs) {
  return actOnSandboxPayment(request, params.id);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `Тестовая оплата — ${shopName()}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

const page = css({ display: 'grid', justifyItems: 'center', paddingBlock: `${tokens.space[8]} ${tokens.space[16]}` });
const sheet = css({ width: '100%', maxWidth: 520 });

const others = [
  { action: 'DECLINE', label: 'Отказать', note: 'Банк не пропустит платёж, заказ останется неоплаченным.' },
  { action: 'PAY_LATE', label: 'Оплатить с опозданием', note: 'Деньги придут позже, возможно, когда заказ уже истёк.' },
  { action: 'PAY_TWICE', label: 'Оплатить, уведомление дважды', note: 'Магазин узнает о платеже два раза сразу.' },
  { action: 'PAY_WITHOUT_WEBHOOK', label: 'Оплатить без уведомления', note: 'Магазин найдёт платёж сам, при сверке.' },
];

/** The test payment page. It states clearly that it is not a bank. */
export default function SandboxPayment({ loaderData: payment }: Route.ComponentProps) {
  const { state } = useNavigation();
  const waiting = state !== 'idle';
  const open = payment.state === 'PENDING';
  return (
    <Container css={page}>
      <Card variant="raised" css={sheet}>
        <Stack gap={6}>
          <Stack gap={3} align="start">
            <Badge>Тестовая оплата, деньги не спишутся</Badge>
            <Heading level={1}>{formatPrice(payment.amount)}</Heading>
            <Text tone="muted">{payment.description}</Text>
          </Stack>
          {open ? (
            <Form method="post">
              <Stack gap={5}>
                <Button type="submit" size="large" wide name="action" value="PAY" loading={waiting}>
                  Оплатить
                </Button>
                <Divider />
                <Text size="small" tone="muted">
                  Проверить, как магазин справится с другими случаями:
                </Text>
                {others.map(({ action: name, label, note }) => (
                  <Stack key={name} gap={1}>
                    <Button type="submit" variant="secondary" wide name="action" value={name} loading={waiting}>
                      {label}
                    </Button>
                    <Text size="small" tone="muted">
                      {note}
                    </Text>
                  </Stack>
                ))}
              </Stack>
            </Form>
          ) : (
            <Stack gap={4}>
              <Text>
                {payment.state === 'CANCELED' ? 'Этот платёж отменён.' : 'Этот платёж уже принят банком.'} Вернитесь к
                заказу: там видно, что дальше.
              </Text>
              <ButtonLink href={payment.returnTo} wide>
                Вернуться к заказу
              </ButtonLink>
            </Stack>
          )}
        </Stack>
      </Card>
    </Container>
  );
}
