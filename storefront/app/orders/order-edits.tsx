import { Heading, Stack, Text } from '@meet/ui-kit';
import { editLine, type OrderEdit } from './edit-line';

/** The changes that the shop has made to an order since it was placed, one per line. */
export function OrderEdits({ edits }: { edits: readonly OrderEdit[] }) {
  if (edits.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        Что изменилось
      </Heading>
      {edits.map((edit) => (
        <Text size="small" tone="muted" key={edit.createdAt}>
          {editLine(edit)}
        </Text>
      ))}
    </Stack>
  );
}
