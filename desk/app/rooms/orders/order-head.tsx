import { css } from '@emotion/react';
import {
  Button,
  ButtonLink,
  formatDate,
  Heading,
  LocaleProvider,
  OrderStatusTimeline,
  Stack,
  Text,
  tokens,
  useLocale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLanguage, useTexts } from '../../browser/language';
import { nearMomentOf } from '../../browser/moment';
import { waited } from '../../browser/waited';
import type { OrderStatus, WholeOrderFragment } from '../../graphql/generated/graphql';
import { Refusal } from '../../shell/refusal';
import { lackOf } from './lapse';
import { isDueOnDelivery, statusName } from './on-delivery-names';
import { isLate } from './order-columns';
import { useOrder } from './order-store';
import { orderTexts } from './order-words';
import { printTexts } from './print/print-words';
import { parcelsOf, printHref } from './print/sheets';
import { StepButtons } from './step-buttons';

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });
const title = css({ flex: '1 1 260px' });

/** Status names of an order that is paid on delivery; the component kit would call the order paid. */
function namesOf(texts: typeof orderTexts.ru, order: WholeOrderFragment) {
  const statuses = Object.keys(texts.statuses) as OrderStatus[];
  const named = statuses.map((status) => [status, { title: statusName(texts, status, order), next: '' }] as const);
  return {
    orderStatus: { orderStatuses: Object.fromEntries(named) as Record<OrderStatus, { title: string; next: string }> },
  };
}

/** What the order is, how long it waits, and its next steps, until units are selected: then theirs stand above them. */
export const OrderHead = observer(function OrderHead({ order }: { order: WholeOrderFragment }) {
  const texts = useTexts(orderTexts);
  const printed = useTexts(printTexts);
  const language = useLanguage();
  const locale = useLocale();
  const store = useOrder();
  const lack = lackOf(order);
  const isWaiting = order.status === 'AWAITING_CALL';
  const history = order.orderProductItems
    .filter(({ status }) => status === order.status)
    .flatMap(({ statusHistory }) => statusHistory)
    .map(({ status, createdAt }) => ({ status, at: createdAt }));
  const isFromRussia = !history.some(({ status }) => /TURKEY|LOGISTICS|SHIPPED_TO/.test(status));

  return (
    <Stack gap={4}>
      <div css={head}>
        <Stack gap={1} css={title}>
          <Heading level={1} size="medium">
            {texts.one(order.number)}
          </Heading>
          <Text size="small" tone={isLate(order, store.readAt) ? 'error' : 'muted'}>
            {`${texts.placed(formatDate(order.createdAt, locale))}, ${texts.ago(waited(order.createdAt, store.readAt, language))}`}
          </Text>
          {lack && order.expiresAt && (
            <Text>{texts.lapsesUnless[lack](nearMomentOf(order.expiresAt, store.readAt, locale))}</Text>
          )}
        </Stack>
        <ButtonLink variant="ghost" href={printHref('slips', [order.number])}>
          {printed.slip}
        </ButtonLink>
        {parcelsOf(order).length > 0 && (
          <ButtonLink variant="ghost" href={printHref('labels', [order.number])}>
            {printed.label}
          </ButtonLink>
        )}
        {isWaiting && store.takenUp !== order.uuid && (
          <Button variant="secondary" disabled={store.busy !== undefined} onClick={() => void store.takeUp()}>
            {texts.takeUp}
          </Button>
        )}
        {isWaiting && (
          <Text as="span" tone="muted" role="status">
            {store.takenUp === order.uuid && texts.takenUp}
          </Text>
        )}
        {store.chosen.length === 0 && <StepButtons order={order} units={order.orderProductItems} />}
      </div>
      <Refusal fault={store.refusal?.of === 'move' ? store.refusal.fault : undefined} />
      <LocaleProvider messages={isDueOnDelivery(order) ? namesOf(texts, order) : {}}>
        <OrderStatusTimeline
          status={order.status}
          history={history}
          fromRussia={isFromRussia}
          view="brief"
          aria-label={texts.journey}
        />
      </LocaleProvider>
    </Stack>
  );
});
