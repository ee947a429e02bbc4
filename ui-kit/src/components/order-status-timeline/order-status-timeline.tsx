import type { ComponentPropsWithRef } from 'react';
import { formatDay, formatMoment } from '../../locale/format-dates.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Skeleton } from '../skeleton/skeleton.js';
import { Heading, Text } from '../text/text.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { isOnTheWay, wayOf, type OrderEvent, type OrderStatus, type StageOnTheWay } from './order-stages.js';
import * as styles from './order-status-timeline.styles.js';
import { orderStatusTimelineWords } from './order-status-timeline.words.js';
import { orderStatusWords } from './order-status.words.js';

export interface OrderStatusTimelineProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Current status of the order. For an unknown status, the timeline says that the status is being clarified. */
  status: OrderStatus;
  /** Past status changes, in any order. */
  history: readonly OrderEvent[];
  /** The items are in Russia, so the stages abroad are left out. Default: false. */
  fromRussia?: boolean;
  /** Points earned by the received items. Default: 0, which is not mentioned. */
  cashback?: number;
  /** Expected delivery, such as «24–28 ноября». Default: none. */
  expected?: string | undefined;
  /** Heading level of the status. Default: 3. */
  headingLevel?: 2 | 3 | 4;
  /**
   * Number of the parcel, which makes the accessible names of several timelines unique. Default: the order is one
   * parcel.
   */
  parcel?: { number: number; of: number } | undefined;
  /**
   * Level of detail. `brief`: one bar with the status, for a list. `full`: the stages with their dates. `detailed`: all
   * events of each stage with their times, and the expected delivery in its stage. Default: `full`.
   */
  view?: 'brief' | 'full' | 'detailed';
  /** Shows a skeleton. Default: false. */
  loading?: boolean;
}

/** The progress of an order: nineteen statuses as six stages, with dates, places and the next step. */
export function OrderStatusTimeline(passed: OrderStatusTimelineProps) {
  const props = useDefaultProps('OrderStatusTimeline', passed);
  const {
    status,
    history,
    fromRussia = false,
    cashback = 0,
    expected,
    headingLevel = 3,
    parcel,
    view = 'full',
    loading = false,
    ...section
  } = props;
  const words = useWords('orderStatusTimeline', orderStatusTimelineWords);
  const statusWords = useWords('orderStatus', orderStatusWords);
  const label = parcel ? words.parcelPath(parcel.number, parcel.of) : words.orderPath;
  if (loading) {
    return (
      <section css={styles.timeline} aria-label={label} aria-busy="true" {...section}>
        <Skeleton width={200} height={24} />
        <Skeleton width="100%" height={96} css={{ marginTop: tokens.space[6] }} />
      </section>
    );
  }
  // The API may know a status that this version of the kit does not.
  const {
    title,
    next,
    nextFromRussia = next,
    ofCashback,
  } = statusWords.orderStatuses[status] ?? statusWords.unknownStatus;
  const sentences = [cashback > 0 && ofCashback, fromRussia ? nextFromRussia : next];
  const way = wayOf(status, history, fromRussia);
  // An order may be exchanged or refunded after delivery.
  const handedOver: { at?: string } | undefined =
    history.find((event) => event.status === 'DELIVERED') ?? (status === 'DELIVERED' ? {} : undefined);
  const awaited = expected && isOnTheWay(status) ? statusWords.expected(expected) : undefined;
  if (view === 'brief') {
    return (
      <section css={styles.timeline} aria-label={label} {...section}>
        <Text as="strong" css={styles.briefTitle}>
          {title}
        </Text>
        {way.length > 0 && <StageBar way={way} />}
        {awaited && (
          <Text size="small" tone="muted">
            {awaited}
          </Text>
        )}
      </section>
    );
  }
  const detailed = view === 'detailed';
  return (
    <section css={styles.timeline} aria-label={label} {...section}>
      <div css={styles.head}>
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {sentences.filter(Boolean).join(' ')}
        </Text>
        {awaited && <Text size="small">{awaited}</Text>}
      </div>
      {way.length > 0 && (
        <ol css={[styles.line, !detailed && styles.lying]}>
          {way.map((stage) => (
            <Stage
              key={stage.stage}
              {...stage}
              detailed={detailed}
              awaited={detailed && stage.stage === 'delivery' && stage.state === 'ahead' ? awaited : undefined}
              {...(stage.stage === 'delivery' && handedOver
                ? { name: words.received, at: handedOver.at ?? stage.at }
                : { name: words.orderStages[stage.stage] })}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

/** A bar with a part for each stage. */
function StageBar({ way }: { way: readonly StageOnTheWay[] }) {
  const words = useWords('orderStatusTimeline', orderStatusTimelineWords);
  const last = way.filter(({ state }) => state !== 'ahead').at(-1);
  return (
    <div css={styles.bar}>
      {last && (
        <VisuallyHidden>
          {words.stageOf(words.orderStages[last.stage], way.indexOf(last) + 1, way.length)}
        </VisuallyHidden>
      )}
      {way.map(({ stage, state }) => (
        <span key={stage} css={[styles.part, styles.parts[state]]} />
      ))}
    </div>
  );
}

interface StageProps extends Omit<StageOnTheWay, 'stage' | 'at'> {
  name: string;
  at?: string | undefined;
  detailed: boolean;
  /** The expected delivery. */
  awaited: string | undefined;
}

function Stage({ state, name, at, place, events, detailed, awaited }: StageProps) {
  const words = useWords('orderStatusTimeline', orderStatusTimelineWords);
  const { orderStatuses, unknownStatus } = useWords('orderStatus', orderStatusWords);
  const locale = useLocale();
  const stateWords = { passed: words.stagePassed, current: words.stageNow, ahead: words.stageAhead };
  return (
    <li
      css={[styles.stage, !detailed && styles.lyingStage, styles.states[state]]}
      data-ahead={state === 'ahead' ? '' : undefined}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span css={styles.name}>
        <VisuallyHidden>{stateWords[state]}: </VisuallyHidden>
        {name}
      </span>
      {detailed &&
        events.map((event) => (
          <span key={event.at + event.status} css={styles.event}>
            <span>{(orderStatuses[event.status] ?? unknownStatus).title}</span>
            <time dateTime={event.at}>{formatMoment(event.at, locale)}</time>
            {event.place && <span>{event.place}</span>}
          </span>
        ))}
      {!detailed && at && (
        <time css={styles.detail} dateTime={at}>
          {formatDay(at, locale)}
        </time>
      )}
      {!detailed && place && <span css={styles.detail}>{place}</span>}
      {awaited && <span css={styles.detail}>{awaited}</span>}
    </li>
  );
}
