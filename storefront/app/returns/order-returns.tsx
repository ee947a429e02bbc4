import { css } from '@emotion/react';
import { Button, Heading, Stack, Text } from '@meet/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { moscowMoment } from '../browser/moscow-moment';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import { ReturnRequests } from './return-requests';
import { returnLines, returnsUntil, type OrderReturns as Returns } from './return-view';

// The form's code is loaded when it is opened.
const ReturnEditor = lazy(() => import('./return-editor'));

/** Nobody presses buttons on paper. */
const onScreen = css({ '@media print': { display: 'none' } });

export interface OrderReturnsProps {
  uuid: string;
  items: readonly OrderedGoodsFragment[];
  returns: Returns;
  /** Loads `returns` again. */
  refresh: () => Promise<void>;
}

/** Returns of an order: its requests with the shop's answers, and the form of a new one while there is time. */
export function OrderReturns({ uuid, items, returns, refresh }: OrderReturnsProps) {
  // The number of the form that is open: a new one begins empty.
  const [form, setForm] = useState(0);
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const until = returnsUntil(returns);
  if (returns.requests.length === 0 && until === undefined && state === 'closed') return null;
  const earned = returns.items.filter(({ refusal, value }) => !refusal && value.cashback > 0).map(({ id }) => id);

  return (
    <section aria-labelledby="returns">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} size="medium" id="returns">
            Возврат
          </Heading>
          {until && <Text tone="muted">{`Вернуть вещи можно до ${moscowMoment(until)}, по одной или все сразу.`}</Text>}
        </Stack>
        <ReturnRequests
          requests={returns.requests}
          refresh={async () => {
            await refresh();
            // What was said of the request that was sent last may no longer be so.
            if (state === 'sent') setState('closed');
          }}
        />
        {state !== 'closed' && (
          <Suspense>
            <ReturnEditor
              key={form}
              uuid={uuid}
              lines={returnLines(items, returns)}
              earned={earned}
              refresh={refresh}
              onSent={() => setState('sent')}
            />
          </Suspense>
        )}
        {until && state !== 'open' && (
          <div css={onScreen}>
            <Button
              variant="secondary"
              onClick={() => {
                setForm(form + 1);
                setState('open');
              }}
            >
              {returns.requests.length > 0 ? 'Вернуть ещё' : 'Оформить возврат'}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
