import { Alert, Button, formatPrice, Stack, Text } from '@meet/ui-kit';
import { useFetcher } from 'react-router';
import { moscowMoment } from '../browser/moscow-moment';

interface PayButtonProps {
  /** The public id of the order. */
  id: string;
  total: number;
  expiresAt: string | null;
  /** Whether the order was paid and only an addition remains to be paid. */
  more?: boolean;
}

/** The button that leads to payment, and the time at which the reservation ends. */
export function PayButton({ id, total, expiresAt, more = false }: PayButtonProps) {
  const fetcher = useFetcher<{ error: string }>();
  return (
    <fetcher.Form method="post" action={`/orders/${encodeURIComponent(id)}`}>
      <Stack gap={3} align="start">
        <Button type="submit" size="large" loading={fetcher.state !== 'idle'}>
          {`${more ? 'Доплатить' : 'Оплатить'} ${formatPrice(total)}`}
        </Button>
        {expiresAt && (
          <Text size="small" tone="muted">
            {`Вещи отложены до ${moscowMoment(expiresAt)}.`}
          </Text>
        )}
        {fetcher.state === 'idle' && fetcher.data && (
          <Alert live tone="error">
            {fetcher.data.error}
          </Alert>
        )}
      </Stack>
    </fetcher.Form>
  );
}
