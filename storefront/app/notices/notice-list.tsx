import { css } from '@emotion/react';
import { Alert, Button, formatDay, formatPrice, Image, Link, Stack, Text, tokens } from '@meet/ui-kit';
import { useRef, useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { RemoveStockNoticeDocument } from '../graphql/generated/graphql';
import { isOneSize, sizeInWords } from '../offers/size-name';
import type { ListedNotice } from './load-notices.server';

const list = css({ display: 'grid', gap: tokens.space[4], margin: 0, padding: 0, maxWidth: 880 });
const row = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: tokens.space[4],
});

export interface NoticeListProps {
  notices: readonly ListedNotice[];
  /** Reloads the list. */
  refresh: () => Promise<void>;
}

/** The shopper's notices. Each can be cancelled. */
export function NoticeList({ notices, refresh }: NoticeListProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const remove = async (id: string) => {
    setRemoving(id);
    const answer = await askInBrowser(RemoveStockNoticeDocument, { id });
    setFault(answer.fault?.message ?? null);
    await refresh();
    setRemoving(null);
    // The pressed button has disappeared with its notice, so the focus is moved to another element.
    whole.current?.focus();
  };

  return (
    <Stack gap={5} ref={whole} tabIndex={-1} role="group" aria-label="Уведомления">
      {fault && (
        <Alert live tone="error">
          {fault}
        </Alert>
      )}
      <ul css={list}>
        {notices.map((notice) => (
          <li key={notice.id} css={row}>
            <Image contour src={notice.cover} alt="" sizes="72px" />
            <Stack gap={1} align="start">
              <Link href={`/product/${notice.productSlug}`}>{goodsName(notice)}</Link>
              <Text size="small">{noticeWords(notice)}</Text>
              <Text size="small" tone="muted">{`Ждём до ${formatDay(notice.expiresAt)}`}</Text>
              <Button
                variant="ghost"
                loading={removing === notice.id}
                aria-label={`Не сообщать: ${goodsName(notice)}, ${sizeInWords(notice.size.name)}`}
                onClick={() => void remove(notice.id)}
              >
                Не сообщать
              </Button>
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const goodsName = ({ brand, productName }: ListedNotice): string => `${brand} ${productName}`.trim();

function noticeWords({ kind, channel, size, price }: ListedNotice): string {
  const named = isOneSize(size.name) ? 'вещь' : sizeInWords(size.name);
  const tell = channel === 'SMS' ? 'Пришлём SMS' : 'Напишем';
  if (kind === 'BACK_IN_STOCK') return `${tell}, когда появится ${named}`;
  return `${tell}, когда ${named} станет дешевле${price === null ? '' : `: сейчас ${formatPrice(price)}`}`;
}
