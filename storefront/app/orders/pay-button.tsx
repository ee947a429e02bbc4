import { Button, formatPrice, Stack, Text } from '@meet/ui-kit';
import { useFetcher } from 'react-router';

interface PayButtonProps {
  /** The public id of the order. */
  id: string;
  total: number;
  expiresAt: string | null;
}

const moment = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** Until when the goods wait, and the way to pay for them. */
export function PayButton({ id, total, expiresAt }: PayButtonProps) {
  const fetcher = useFetcher<{ error: string }>();
  return (
    <fetcher.Form method="post" action={`/orders/${encodeURIComponent(id)}`}>
      <Stack gap={3} align="start">
        <Button type="submit" size="large" loading={fetcher.state !== 'idle'}>
          {`Оплатить ${formatPrice(total)}`}
        </Button>
        {expiresAt && (
          <Text size="small" tone="muted">
            {`Вещи отложены до ${moment.format(new Date(expiresAt))} МСК.`}
          </Text>
        )}
        <Text size="small" tone="error" role="status">
          {fetcher.state === 'idle' && fetcher.data?.error}
        </Text>
      </Stack>
    </fetcher.Form>
  );
}
