import { css } from '@emotion/react';
import { Badge, Heading, Link, Skeleton, Stack, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import type { MessageGroup } from '../../../graphql/generated/graphql';
import { ReadingFault } from '../../../shell/reading-fault';
import { messageTexts } from './message-words';
import { MessagesStore } from './messages-store';

const page = css({ maxWidth: 720 });
const list = css({ display: 'grid', margin: 0, padding: 0 });
const line = css({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: tokens.space[4],
  minHeight: 44,
  paddingBlock: tokens.space[2],
  '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr) 7rem 7rem', paddingBlock: 0 },
});
const name = css({ gridColumn: '1 / -1', '@media (min-width: 600px)': { gridColumn: 'auto' } });
const link = css({ display: 'grid', justifyItems: 'start', gap: tokens.space[1] });

/** All letters and SMS by subject; those with changed texts are marked. */
export default observer(function MessagesList() {
  const texts = useTexts(messageTexts);
  const api = useApi();
  const [store] = useState(() => new MessagesStore(api));
  useEffect(() => void store.read(), [store]);
  const { messages, fault } = store;

  return (
    <Stack gap={6} css={page}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Text tone="muted">{texts.lead}</Text>
      <ReadingFault fault={fault} isShown={messages !== undefined} onAgain={() => void store.read()} />
      {!messages && !fault && <Skeleton height={320} />}
      {messages &&
        (Object.keys(texts.groups) as MessageGroup[]).map((group) => (
          <Stack key={group} gap={1}>
            <Heading level={2} size="small">
              {texts.groups[group]}
            </Heading>
            <ul css={list}>
              {store.linesOf(group).map((entry) => (
                <li key={entry.name} css={line}>
                  <Text css={name}>{entry.name}</Text>
                  {entry.messages.map(({ key, channel, isOwn }) => (
                    <div key={key} css={link}>
                      <Link
                        href={`/settings/messages/${key}`}
                        aria-label={`${entry.name}: ${texts.channels[channel]}${isOwn ? `, ${texts.own}` : ''}`}
                      >
                        {texts.channels[channel]}
                      </Link>
                      {isOwn && <Badge>{texts.own}</Badge>}
                    </div>
                  ))}
                </li>
              ))}
            </ul>
          </Stack>
        ))}
    </Stack>
  );
});
