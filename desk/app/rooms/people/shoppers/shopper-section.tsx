import { Button, Heading, Skeleton, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTexts } from '../../../browser/language';
import { ReadingFault } from '../../../shell/reading-fault';
import type { RowsStore } from '../rows-store';
import { shopperPageTexts } from './shopper-page-words';

export interface ShopperSectionProps<Row> {
  title: string;
  /** Text that is shown if there are no rows. */
  none: string;
  list: RowsStore<Row>;
  /** Shown next to the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A list of the page with its heading, its own fault, and a button for more rows. */
export const ShopperSection = observer(function ShopperSection<Row>(props: ShopperSectionProps<Row>) {
  const { title, none, list, action, children } = props;
  const texts = useTexts(shopperPageTexts);
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={4} align="center" justify="between" wrap>
        <Heading level={2} size="small">
          {title}
        </Heading>
        {action}
      </Stack>
      <ReadingFault fault={list.fault} isShown={list.rows.length > 0} onAgain={() => void list.read()} />
      {list.readAt === 0 && !list.fault && <Skeleton height={72} />}
      {list.readAt > 0 && list.rows.length === 0 && (
        <Text size="small" tone="muted">
          {none}
        </Text>
      )}
      {children}
      {list.hasMore && (
        <Stack align="start">
          <Button variant="secondary" loading={list.isLoading} onClick={() => void list.more()}>
            {texts.more}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}) as <Row>(props: ShopperSectionProps<Row>) => ReactNode;
