import { formatCount, Heading, Link, Stack, Text, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import { useSession } from '../../../session/session-store';
import { ConflictNotice } from '../../../shell/conflict-notice';
import { Refusal } from '../../../shell/refusal';
import { SaveBar } from '../../../shell/save-bar';
import { codeState } from './code-state';
import { useCode } from './code-store';
import { codeTexts } from './code-words';
import { shownValue } from './shown-value';
import type { GoodsOfCodes } from './use-goods-of-codes';

/**
 * The code and its current state, and the buttons to save or discard changes, which stay visible as long as there are
 * changes.
 */
export const CodeHead = observer(function CodeHead({ goods }: { goods: GoodsOfCodes | undefined }) {
  const texts = useTexts(codeTexts);
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
      <SaveBar
        isChanged={store.isChanged}
        note={store.isChanged ? texts.unsaved : store.isSaved ? texts.saved : undefined}
        isBusy={store.busy}
        texts={texts}
        form="code"
        onReset={store.reset}
      />
      <ConflictNotice
        facts={store.conflicts.flatMap(({ field, yours, theirs }) => {
          const name = texts.fields[field === 'value' ? form.kind : field];
          return [
            { label: `${name}, ${texts.yours}`, value: shownValue(field, yours, { texts, locale, goods }) },
            { label: `${name}, ${texts.theirs}`, value: shownValue(field, theirs, { texts, locale, goods }) },
          ];
        })}
        isBusy={store.busy}
        texts={texts}
        onWriteOver={() => void store.writeOver()}
        onTakeTheirs={store.takeTheirs}
      />
      <Refusal fault={store.refusal} />
    </>
  );
});
