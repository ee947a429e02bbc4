import { css } from '@emotion/react';
import { Alert, Button, Card, formatDate, Heading, Image, Stack, Text, tokens } from '@meet/ui-kit';
import { useRef, useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { CancelReturnRequestDocument } from '../graphql/generated/graphql';
import { sizeLine } from '../offers/size-name';
import { outcomeWords, reasonWords, stateWords, valueWords, type ReturnRequest } from './return-view';

export interface ReturnRequestsProps {
  requests: readonly ReturnRequest[];
  /** Reloads the order's returns. */
  refresh: () => Promise<void>;
}

/** The return requests of an order with their state and the shop's answers. */
export function ReturnRequests({ requests, refresh }: ReturnRequestsProps) {
  return (
    <Stack gap={4}>
      {requests.map((request) => (
        <Request key={request.id} request={request} refresh={refresh} />
      ))}
    </Stack>
  );
}

const rows = css({ display: 'grid', gap: tokens.space[4], margin: 0, padding: 0 });
const row = css({ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: tokens.space[4] });
const written = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const photos = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  margin: 0,
  padding: 0,
});
const photo = css({ width: 72 });

function Request({ request, refresh }: { request: ReturnRequest; refresh: () => Promise<void> }) {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const { title, note, tone } = stateWords(request);
  const value = valueWords(request);
  const name = `Заявка ${request.number}`;

  const cancel = async () => {
    setPending(true);
    const answer = await askInBrowser(CancelReturnRequestDocument, { id: request.id });
    setFault(answer.fault?.message ?? null);
    // A refusal means that the shop has answered meanwhile, so the request is loaded again in any case.
    await refresh();
    setPending(false);
    card.current?.focus();
  };

  return (
    <Card as="section" ref={card} tabIndex={-1} aria-label={name}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={3} size="small">
            {name}
          </Heading>
          <Text size="small" tone="muted">{`от ${formatDate(request.createdAt)}`}</Text>
        </Stack>
        <Alert tone={tone} title={title}>
          {note && (
            <Text as="span" css={written}>
              {note}
            </Text>
          )}
          {value && <div>{value}</div>}
        </Alert>
        <ul css={rows} aria-label="Вещи в заявке">
          {request.items.map(({ id, name: thing, sizeName: size, image, reason, comment, wanted, outcome }) => (
            <li key={id} css={row}>
              <Image contour src={image?.url ?? null} alt="" sizes="56px" />
              <div>
                <Text>{thing}</Text>
                <Text size="small" tone="muted">{`${sizeLine(size)} · ${reasonWords[reason]}`}</Text>
                {comment && (
                  <Text size="small" css={written}>
                    {comment}
                  </Text>
                )}
                {wanted && !outcome && <Text size="small">{`Обмен на размер ${wanted.sizeName}`}</Text>}
                {outcome && <Text size="small">{outcomeWords[outcome]}</Text>}
              </div>
            </li>
          ))}
        </ul>
        {request.photos.length > 0 && (
          <ul css={photos} aria-label="Фотографии">
            {request.photos.map(({ url }, index) => (
              <li key={url} css={photo}>
                <Image src={url} alt={`Фото ${index + 1}`} sizes="72px" ratio={1} />
              </li>
            ))}
          </ul>
        )}
        {fault && (
          <Alert live tone="error">
            {fault}
          </Alert>
        )}
        {request.cancellable && (
          <div>
            <Button variant="secondary" loading={pending} onClick={() => void cancel()}>
              Отменить заявку
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
