import { css } from '@emotion/react';
import { EmptyState, Heading, Link, Skeleton, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../browser/language';
import { shopName } from '../../browser/shop-name';
import { useApi } from '../../graphql/api';
import { useSession } from '../../session/session-store';
import { ReadingFault } from '../../shell/reading-fault';
import { usePoll } from '../../shell/poll';
import { useRowKeys } from '../../shell/use-row-keys';
import { FirstSteps } from './first-steps';
import { ServiceNotices } from './service-notices';
import { TodayStore } from './today-store';
import { todayTexts } from './today-words';

const column = css({ maxWidth: 760 });
const list = css({ display: 'grid', margin: 0, padding: 0 });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space[6],
  minHeight: 44,
  paddingBlock: tokens.space[3],
});

/** The start page: what waits, each as a sentence with a link to the page for it. */
export default observer(function Today() {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  const locale = useLocale();
  const api = useApi();
  const { me } = useSession();
  const [store] = useState(() => new TodayStore(api, me?.permissions ?? []));
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => void store.read(), [store]);
  usePoll(() => void store.read());
  useRowKeys(rows);
  const sentences = store.sentences(language, locale);

  return (
    <Stack gap={6} css={column}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Heading level={1} size="medium">
        {texts.title}
      </Heading>
      <ReadingFault fault={store.fault} isShown={store.today !== undefined} onAgain={() => void store.read()} />
      {!store.today && !store.fault && <Skeleton height={220} />}
      {store.today && sentences.length === 0 && <EmptyState title={texts.nothing}>{texts.nothingLead}</EmptyState>}
      <ul css={list} ref={rows}>
        {sentences.map(({ key, text, age, href, isLate }) => (
          <li key={key} data-row="">
            <div css={line}>
              {href ? <Link href={href}>{text}</Link> : <Text as="span">{text}</Text>}
              {age && (
                <Text as="span" size="small" tone={isLate ? 'error' : 'muted'}>
                  {age}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
      <FirstSteps steps={store.today?.firstSteps ?? []} />
      <ServiceNotices services={store.today?.shopServices ?? []} />
    </Stack>
  );
});
