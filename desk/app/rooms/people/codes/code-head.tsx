import { css } from '@emotion/react';
import {
  Alert,
  Button,
  Facts,
  formatCount,
  Heading,
  Link,
  Stack,
  Surface,
  Text,
  tokens,
  useLocale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import { useSession } from '../../../session/session-store';
import { codeState } from './code-state';
import { useCode } from './code-store';
import { codeTexts } from './code-words';
import { shownValue } from './shown-value';
import type { GoodsOfCodes } from './use-goods-of-codes';

const bar = css({ position: 'sticky', insetBlockStart: 52, zIndex: 1, paddingBlock: tokens.space[2] });
const inBar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });

/** The code, what becomes of it now, and what becomes of the changes: saving stays in sight as long as there are some. */
export const CodeHead = observer(function CodeHead({ goods }: { goods: GoodsOfCodes | undefined }) {
  const texts = useTexts(codeTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const store = useCode();
  const mayReadOrders = useSession().me?.permissions.includes('READ_ORDERS') ?? false;
  const { saved, form } = store;
  if (!form) return null;
  return (
    <>
      <Stack gap={1}>
        <Heading level={1} size="medium">
          {saved?.code ?? texts.newCode}
        </Heading>
        {saved && (
          <Text size="small" tone="muted">
            {`${texts.states[codeState(saved, Date.now())]} · ${texts.used(formatCount(saved.used, locale))}`}
            {mayReadOrders && saved.used > 0 && (
              <>
                {' · '}
                <Link href={`/orders?${new URLSearchParams({ promocode: saved.code }).toString()}`}>
                  {texts.orders}
                </Link>
              </>
            )}
          </Text>
        )}
      </Stack>
      {(store.isChanged || store.isSaved) && (
        <Surface tone="paper" css={bar}>
          <div css={inBar}>
            {store.isChanged && (
              <>
                <Button type="submit" form="code" loading={store.busy}>
                  {texts.save}
                </Button>
                <Button variant="ghost" onClick={store.reset}>
                  {texts.reset}
                </Button>
              </>
            )}
            <Text as="span" size="small" role="status" tone={store.isChanged ? 'muted' : 'success'}>
              {store.isChanged ? texts.unsaved : texts.saved}
            </Text>
          </div>
        </Surface>
      )}
      {store.conflicts.length > 0 && (
        <Alert
          tone="warning"
          live
          title={texts.conflict}
          action={
            <Stack direction="row" gap={3} wrap>
              <Button variant="secondary" loading={store.busy} onClick={() => void store.writeOver()}>
                {texts.writeOver}
              </Button>
              <Button variant="ghost" onClick={store.takeTheirs}>
                {texts.takeTheirs}
              </Button>
            </Stack>
          }
        >
          <Stack gap={2}>
            {texts.conflictLead}
            <Facts
              facts={store.conflicts.flatMap(({ field, yours, theirs }) => {
                const name = texts.fields[field === 'value' ? form.kind : field];
                return [
                  { name: `${name}, ${texts.yours}`, value: shownValue(field, yours, { texts, locale, goods }) },
                  { name: `${name}, ${texts.theirs}`, value: shownValue(field, theirs, { texts, locale, goods }) },
                ];
              })}
            />
          </Stack>
        </Alert>
      )}
      {store.refusal && (
        <Alert tone="error" live title={faults.failed}>
          {faultWords(store.refusal, faults)}
        </Alert>
      )}
    </>
  );
});
