import { Button, Heading, Stack, Text, useLocale } from '@meet/ui-kit';
import { useState } from 'react';
import { useTexts } from '../../../browser/language';
import { momentOf } from '../../../browser/moment';
import { actionTexts } from '../../../graphql/action-words';
import type { WholeOrderFragment } from '../../../graphql/generated/graphql';
import { orderStatusTexts } from '../../../graphql/order-status-words';
import { historyTexts } from './history-words';
import { actorOf, reasonsOf, toldEvent, type OrderEvent } from './told-event';

/** Events that are shown at first. */
const FIRST = 6;

type OrderWithHistory = Pick<WholeOrderFragment, 'phoneConfirmed'> & { history: readonly OrderEvent[] };

/** What happened to the order, newest first: when, who, and why. */
export function OrderHistory({ order: { history: events, phoneConfirmed } }: { order: OrderWithHistory }) {
  const texts = useTexts(historyTexts);
  const statuses = useTexts(orderStatusTexts);
  const actions = useTexts(actionTexts);
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const reasons = reasonsOf(events, phoneConfirmed, texts);
  const shown = isWhole ? events : events.slice(0, FIRST);
  if (!events.length) return null;

  return (
    <Stack gap={4} align="start">
      <Heading level={2} size="small">
        {texts.title}
      </Heading>
      {shown.map((entry, at) => (
        <Stack key={entry.id} gap={1}>
          <Text>{toldEvent(entry, { texts, statuses, actions }, locale)}</Text>
          {/* What one deed has changed has one reason. */}
          {reasons[at] && reasons[at] !== reasons[at - 1] && <Text size="small">{reasons[at]}</Text>}
          <Text size="small" tone="muted">
            {[momentOf(entry.createdAt, locale), actorOf(entry, texts)].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      ))}
      {shown.length < events.length && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {texts.more}
        </Button>
      )}
    </Stack>
  );
}
