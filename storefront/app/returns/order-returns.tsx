import { css } from '@emotion/react';
import { Button, Heading, Stack, Text } from '@meet/ui-kit';
import { Suspense, useState } from 'react';
import { moscowMoment } from '../browser/moscow-moment';
import { lazyPart } from '../builds/lazy-part';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import { ReturnRequests } from './return-requests';
import { returnLines, returnsUntil, type OrderReturns as Returns } from './return-view';

// The form's code is loaded when it is opened.
const ReturnEditor = lazyPart(() => import('./return-editor'), 'message');

/** Hidden in print. */
const onScreen = css({ '@media print': { display: 'none' } });

export interface OrderReturnsProps {
  uuid: string;
  items: readonly OrderedGoodsFragment[];
  returns: Returns;
  /** Reloads `returns`. */
  refresh: () => Promise<void>;
}

/**
 * The returns of an order: the requests with the shop's answers, and the form for a new one while the return period
 * lasts.
 */
export function OrderReturns({ uuid, items, returns, refresh }: OrderReturnsProps) {
  // Number of the form, which changes each time the form is opened, so that a new form is empty.
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
            // The message about the last sent request may be outdated.
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
