import { css } from '@emotion/react';
import { Alert, Button, EmptyState, Heading, Link, Skeleton, Split, Stack, Surface, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import type { SearchRuleKind } from '../../../graphql/generated/graphql';
import { useSession } from '../../../session/session-store';
import { ReadingFault } from '../../../shell/reading-fault';
import { Refusal } from '../../../shell/refusal';
import { BothStates } from '../both-states';
import { ProductNames } from '../product-names';
import { RemoveDialog } from '../../../shell/remove-dialog';
import { useOwnAddress } from '../use-own-address';
import { RuleChoices } from './rule-choices';
import { sayConflicts } from './say-conflicts';
import { KINDS, type RuleField } from './rule-form';
import { RuleFields } from './rule-fields';
import { RulePreview } from './rule-preview';
import { RuleContext, RuleStore } from './rule-store';
import { ruleTexts } from './rule-words';

const FORM = 'rule';
const LIST = '/showcase/search';
const page = css({ maxWidth: 1280 });
const bar = css({ position: 'sticky', insetBlockStart: 52, zIndex: 1, paddingBlock: tokens.space[2] });
const inBar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });

/** The page of one search rule, or of a new one of the kind given in the URL. */
export default function RuleRoute() {
  const { key, ...address } = useOwnAddress(LIST);
  const [params] = useSearchParams();
  return <RulePage key={key} {...address} kind={KINDS.find((one) => one === params.get('kind')) ?? 'SYNONYM'} />;
}

interface RulePageProps {
  id: string | null;
  kind: SearchRuleKind;
  onMade: (id: string) => void;
}

const RulePage = observer(function RulePage({ id, kind, onMade }: RulePageProps) {
  const texts = useTexts(ruleTexts);
  const api = useApi();
  const navigate = useNavigate();
  const mayWrite = useSession().me?.permissions.includes('WRITE_CATALOGUE') ?? false;
  const [store] = useState(() => new RuleStore(api, id, kind));
  const [choices] = useState(() => new RuleChoices(api));
  const [names] = useState(() => new ProductNames(api));
  const [isRemoving, setRemoving] = useState(false);
  useEffect(() => void store.read(), [store]);
  useEffect(() => void choices.read(), [choices]);
  const { form, fault, isLost, isChanged, done, busy } = store;
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
  const undo = async () => {
    if (!(await store.undo())) await navigate(LIST);
  };
  const title = id === null ? `${texts.newRule}: ${texts.kinds[store.kind]}` : texts.kinds[store.kind];

  return (
    <RuleContext value={store}>
      <Stack gap={5} css={page}>
        <title>{`${title} — ${shopName()}`}</title>
        <Link href={LIST} variant="quiet">
          {texts.back}
        </Link>
        <ReadingFault fault={fault} isShown={form !== undefined} onAgain={() => void store.read()} />
        {isLost && <EmptyState title={texts.lost}>{texts.lostLead}</EmptyState>}
        {!form && !fault && !isLost && <Skeleton height={320} />}
        {form && (
          <>
            <Stack gap={1}>
              <Heading level={2} size="medium">
                {title}
              </Heading>
              <Text tone="muted">{texts.leads[store.kind]}</Text>
            </Stack>
            {mayWrite ? (
              <Surface tone="paper" css={bar}>
                <div css={inBar}>
                  {(isChanged || savedId === null) && (
                    <Button type="submit" form={FORM} loading={busy === 'save'} disabled={!isChanged}>
                      {texts.save}
                    </Button>
                  )}
                  {isChanged && (
                    <Button variant="ghost" onClick={store.reset}>
                      {texts.reset}
                    </Button>
                  )}
                  {!isChanged && savedId !== null && (
                    <>
                      <Button variant="ghost" loading={busy === 'undo'} onClick={() => void undo()}>
                        {texts.undo}
                      </Button>
                      <Button variant="ghost" onClick={() => setRemoving(true)}>
                        {texts.remove}
                      </Button>
                    </>
                  )}
                  <Text as="span" size="small" role="status" tone={isChanged ? 'muted' : 'success'}>
                    {isChanged ? texts.unsaved : done && texts.done[done]}
                  </Text>
                </div>
              </Surface>
            ) : (
              <Alert>{texts.readOnly}</Alert>
            )}
            <BothStates
              conflicts={sayConflicts(store.conflicts, { choices, products: names.known }, texts)}
              labelOf={(field) => texts.fields[field as RuleField]}
              busy={busy === 'save'}
              onWriteOver={() => void store.writeOver()}
              onTakeTheirs={store.takeTheirs}
            />
            <Refusal fault={store.refusal} />
            <Split aside={<RulePreview />}>
              <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
                <RuleFields choices={choices} names={names} disabled={!mayWrite} />
              </form>
            </Split>
          </>
        )}
        {isRemoving && (
          <RemoveDialog
            title={texts.removeTitle}
            onRemove={async () => {
              const refusal = await store.remove();
              if (!refusal) await navigate(LIST);
              return refusal;
            }}
            onClose={() => setRemoving(false)}
          >
            {texts.removeLead}
          </RemoveDialog>
        )}
      </Stack>
    </RuleContext>
  );
});
