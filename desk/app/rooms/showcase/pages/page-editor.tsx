import { css } from '@emotion/react';
import { Alert, EmptyState, Heading, Link, SegmentedControl, Skeleton, Split, Stack } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import type { ContentKind } from '../../../graphql/generated/graphql';
import { ReadingFault } from '../../../shell/reading-fault';
import { Refusal } from '../../../shell/refusal';
import { SaveBar } from '../../../shell/save-bar';
import { BothStates } from '../both-states';
import { useOwnAddress } from '../use-own-address';
import { PageFields } from './page-fields';
import { type PageField } from './page-form';
import { PagePreview } from './page-preview';
import { PagePublish } from './page-publish';
import { PageContext, PageStore } from './page-store';
import { PageVersions } from './page-versions';
import { pageTexts } from './page-words';

const FORM = 'text';
const page = css({ maxWidth: 1280 });

/** The editor of one page or article, or of a new one of the kind given in the URL. */
export default function PageRoute() {
  const { key, ...address } = useOwnAddress('/showcase/pages');
  const [params] = useSearchParams();
  return <PageEditor key={key} {...address} kind={params.get('kind') === 'ARTICLE' ? 'ARTICLE' : 'PAGE'} />;
}

interface PageEditorProps {
  id: string | null;
  kind: ContentKind;
  onMade: (id: string) => void;
}

const PageEditor = observer(function PageEditor({ id, kind, onMade }: PageEditorProps) {
  const texts = useTexts(pageTexts);
  const api = useApi();
  const [store] = useState(() => new PageStore(api, id, kind));
  const [view, setView] = useState<keyof typeof texts.views>('text');
  useEffect(() => void store.read(), [store]);
  const { form, fault, isLost, done, isChanged, busy, broughtBack } = store;
  const savedId = store.id;
  useEffect(() => {
    if (id === null && savedId !== null) onMade(savedId);
  }, [id, savedId, onMade]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = event.currentTarget;
    await store.save();
    typed.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const title = store.text?.title ?? texts.newText[store.kind];

  return (
    <PageContext value={store}>
      <Stack gap={5} css={page}>
        <title>{`${title} — ${shopName()}`}</title>
        <Link href="/showcase/pages" variant="quiet">
          {texts.back}
        </Link>
        <ReadingFault fault={fault} isShown={form !== undefined} onAgain={() => void store.read()} />
        {isLost && <EmptyState title={texts.lost}>{texts.lostLead}</EmptyState>}
        {!form && !fault && !isLost && <Skeleton height={320} />}
        {form && (
          <>
            <Heading level={2} size="medium">
              {title}
            </Heading>
            <SaveBar
              isChanged={isChanged}
              note={isChanged ? texts.unsaved : done ? texts.done[done] : undefined}
              isBusy={busy === 'save'}
              texts={{ save: texts.saveDraft, reset: texts.reset }}
              form={FORM}
              onReset={store.reset}
            />
            <BothStates
              conflicts={store.conflicts}
              labelOf={(field) => texts.fields[field as PageField]}
              busy={busy === 'save'}
              onWriteOver={() => void store.writeOver()}
              onTakeTheirs={store.takeTheirs}
            />
            <Refusal fault={store.refusal} />
            {broughtBack !== undefined && <Alert live>{texts.broughtBack(broughtBack)}</Alert>}
            <Split
              aside={
                <Stack gap={8}>
                  <PagePublish />
                  <PageVersions />
                </Stack>
              }
            >
              <Stack gap={5}>
                <SegmentedControl
                  label={texts.view}
                  labelHidden
                  value={view}
                  options={(['text', 'shown'] as const).map((value) => ({ value, label: texts.views[value] }))}
                  onValueChange={(next) => setView(next === 'shown' ? 'shown' : 'text')}
                />
                <form id={FORM} noValidate hidden={view !== 'text'} onSubmit={(event) => void submit(event)}>
                  <PageFields />
                </form>
                {view === 'shown' && <PagePreview />}
              </Stack>
            </Split>
          </>
        )}
      </Stack>
    </PageContext>
  );
});
