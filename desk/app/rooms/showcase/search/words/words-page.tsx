import { css } from '@emotion/react';
import { Alert, countOf, Heading, Link, Skeleton, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../../../browser/language';
import { momentOf } from '../../../../browser/moment';
import { shopName } from '../../../../browser/shop-name';
import { useApi } from '../../../../graphql/api';
import { useSession } from '../../../../session/session-store';
import { ReadingFault } from '../../../../shell/reading-fault';
import { Refusal } from '../../../../shell/refusal';
import { JudgedList } from './judged-list';
import { WordList } from './word-list';
import { WordsStore } from './words-store';
import { wordsTexts } from './words-words';

const page = css({ maxWidth: 760 });
const list = css({ display: 'grid', gap: tokens.space[2], margin: 0, padding: 0 });

/**
 * Unknown words with the words that the search could read them as; queries whose results nobody opens; judged queries.
 */
export default observer(function WordsPage() {
  const texts = useTexts(wordsTexts);
  const locale = useLocale();
  const api = useApi();
  const mayWrite = useSession().me?.permissions.includes('WRITE_CATALOGUE') ?? false;
  const [store] = useState(() => new WordsStore(api));
  useEffect(() => void store.read(), [store]);
  const { asked, named, countedAt, notClicked, readAt, fault, refusal } = store;

  return (
    <Stack gap={8} css={page}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Stack gap={3}>
        <Link href="/showcase/search" variant="quiet">
          {texts.back}
        </Link>
        <Heading level={2} size="medium">
          {texts.title}
        </Heading>
        {!mayWrite && <Alert>{texts.readOnly}</Alert>}
        <ReadingFault fault={fault} isShown={readAt > 0} onAgain={() => void store.read()} />
        <Refusal fault={refusal} />
        {readAt === 0 && !fault && <Skeleton height={240} />}
      </Stack>
      {readAt > 0 && (
        <>
          <Part title={texts.asked} lead={asked.length > 0 ? texts.askedLead : texts.nothingAsked}>
            <WordList label={texts.asked} proposals={asked} store={store} mayWrite={mayWrite} />
          </Part>
          <Part
            title={texts.named}
            lead={`${named.length > 0 ? texts.namedLead : texts.nothingNamed} ${texts.countedAt(momentOf(countedAt, locale))}`}
          >
            <WordList label={texts.named} proposals={named} store={store} mayWrite={mayWrite} />
          </Part>
          <Part title={texts.notClicked} lead={notClicked.length > 0 ? texts.notClickedLead : texts.nothingNotClicked}>
            <ul css={list} aria-label={texts.notClicked}>
              {notClicked.map(({ query, searches, found }) => (
                <li key={query}>
                  <Text as="span">
                    {query}{' '}
                    <Text as="span" size="small" tone="muted">
                      {texts.counted(countOf(searches, texts.searches, locale), countOf(found, texts.goods, locale))}
                    </Text>
                  </Text>
                </li>
              ))}
            </ul>
          </Part>
        </>
      )}
      <Part title={texts.judged} lead={texts.judgedLead}>
        <JudgedList label={texts.judged} mayWrite={mayWrite} />
      </Part>
    </Stack>
  );
});

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={3} size="small">
          {title}
        </Heading>
        <Text tone="muted">{lead}</Text>
      </Stack>
      {children}
    </Stack>
  );
}
