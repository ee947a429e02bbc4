import { css } from '@emotion/react';
import { Alert, EmptyState, Heading, Link, SegmentedControl, Skeleton, Split, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import type { MessageLocale, MessageTemplateKey } from '../../../graphql/generated/graphql';
import { ConflictNotice } from '../../../shell/conflict-notice';
import { ReadingFault } from '../../../shell/reading-fault';
import { Refusal } from '../../../shell/refusal';
import { SaveBar } from '../../../shell/save-bar';
import { MessageFields } from './message-fields';
import { MessageHistory } from './message-history';
import { MessagePreviewCard } from './message-preview';
import { MessageContext, MessageStore } from './message-store';
import { messageTexts } from './message-words';

const FORM = 'message';
/** Milliseconds without typing before the preview is requested. */
const QUIET_MS = 400;
const page = css({ maxWidth: 1280 });
const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** The page of one letter or SMS in the language given by the URL. */
export default function MessageRoute() {
  const { key = '' } = useParams();
  const [params] = useSearchParams();
  const locale: MessageLocale = params.get('locale') === 'EN' ? 'EN' : 'RU';
  return <MessageEditor key={`${key} ${locale}`} name={key as MessageTemplateKey} locale={locale} />;
}

interface MessageEditorProps {
  name: MessageTemplateKey;
  locale: MessageLocale;
}

const MessageEditor = observer(function MessageEditor({ name, locale }: MessageEditorProps) {
  const texts = useTexts(messageTexts);
  const api = useApi();
  const navigate = useNavigate();
  const [store] = useState(() => new MessageStore(api, name, locale));
  useEffect(() => void store.read(), [store]);
  const { template, form, fault, isChanged, done } = store;
  const typed = form && `${form.subject}\n${form.text}`;
  useEffect(() => {
    if (typed === undefined) return undefined;
    const quiet = setTimeout(() => void store.look(), QUIET_MS);
    return () => clearTimeout(quiet);
  }, [store, typed]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    await store.save();
    fields.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const shown = (words: string) => (
    <Text as="span" size="small" css={lines}>
      {words || texts.nothing}
    </Text>
  );
  const said = { save: texts.saved, remove: texts.removed, bringBack: texts.unsaved };

  return (
    <MessageContext value={store}>
      <Stack gap={5} css={page}>
        <title>{`${template?.name ?? texts.title} — ${shopName()}`}</title>
        <Link href="/settings/messages" variant="quiet">
          {texts.back}
        </Link>
        {fault?.code === 'BAD_USER_INPUT' ? (
          <EmptyState title={texts.title}>{fault.message}</EmptyState>
        ) : (
          <ReadingFault fault={fault} isShown={form !== undefined} onAgain={() => void store.read()} />
        )}
        {!form && !fault && <Skeleton height={320} />}
        {template && form && (
          <>
            <Stack gap={1}>
              <Heading level={2} size="medium">
                {template.name}
              </Heading>
              <Text tone="muted">
                {texts.channels[template.channel]}
                {template.text === null && ` · ${texts.isDefault}`}
              </Text>
            </Stack>
            <SegmentedControl
              label={texts.language}
              labelHidden
              value={locale}
              options={(['RU', 'EN'] as const).map((value) => ({ value, label: texts.languages[value] }))}
              onValueChange={(next) => void navigate(`?locale=${next}`)}
            />
            {template.group === 'SHOP' && <Alert>{texts.onlyRussian}</Alert>}
            <SaveBar
              isChanged={isChanged}
              note={isChanged ? texts.unsaved : done && said[done]}
              isBusy={store.busy === 'save'}
              texts={texts}
              form={FORM}
              onReset={store.reset}
            />
            <ConflictNotice
              facts={store.conflicts.flatMap(({ field, yours, theirs }) => [
                { label: `${texts[field]}, ${texts.yours}`, value: shown(yours) },
                { label: `${texts[field]}, ${texts.theirs}`, value: shown(theirs) },
              ])}
              isBusy={store.busy === 'save'}
              texts={texts}
              onWriteOver={() => void store.writeOver()}
              onTakeTheirs={store.takeTheirs}
            />
            <Refusal fault={store.refusal} />
            {done === 'bringBack' && <Alert live>{texts.broughtBack}</Alert>}
            <Split
              aside={
                <Stack gap={8}>
                  <MessagePreviewCard />
                  <MessageHistory />
                </Stack>
              }
            >
              <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
                <MessageFields />
              </form>
            </Split>
          </>
        )}
      </Stack>
    </MessageContext>
  );
});
