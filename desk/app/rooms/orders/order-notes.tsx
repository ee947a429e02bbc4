import { formatDate, Heading, Stack, Text, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../browser/language';
import type { WholeOrderFragment } from '../../graphql/generated/graphql';
import { NoteForm } from '../../shell/note-form';
import { useOrder } from './order-store';
import { orderTexts } from './order-words';

/** Notes of operators about the order. */
export const OrderNotes = observer(function OrderNotes({ order }: { order: WholeOrderFragment }) {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const store = useOrder();

  return (
    <Stack gap={4}>
      <Heading level={2} size="small">
        {texts.notes}
      </Heading>
      {order.notes.length === 0 && (
        <Text size="small" tone="muted">
          {texts.noNotes}
        </Text>
      )}
      {order.notes.map(({ id, author, createdAt, text }) => (
        <Stack key={id} gap={1}>
          <Text>{text}</Text>
          <Text size="small" tone="muted">{`${author}, ${formatDate(createdAt, locale)}`}</Text>
        </Stack>
      ))}
      <NoteForm
        draft={`note:${order.uuid}`}
        texts={{ note: texts.note, add: texts.addNote }}
        isBusy={store.busy === 'note'}
        refusal={store.refusal?.of === 'note' ? store.refusal.fault : undefined}
        onAdd={store.addNote}
      />
    </Stack>
  );
});
