import { css } from '@emotion/react';
import { EmptyState, Heading, Link, Skeleton, Stack, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import { useSession } from '../../../session/session-store';
import { CREATED } from '../../../shell/created';
import { ReadingFault } from '../../../shell/reading-fault';
import { CodeFields } from './code-fields';
import { placeOf } from './code-filters';
import { CodeHead } from './code-head';
import { CodeContext, CodeStore } from './code-store';
import { codeTexts } from './code-words';
import { useGoodsOfCodes } from './use-goods-of-codes';

const page = css({ maxWidth: 960 });

/** The page of one promo code, or of a new one. */
export default function CodeRoute() {
  const { code = null } = useParams();
  // The key resets the page for another code, so that no state remains.
  return <CodePage key={code} code={code} />;
}

const CodePage = observer(function CodePage({ code }: { code: string | null }) {
  const texts = useTexts(codeTexts);
  const api = useApi();
  const navigate = useNavigate();
  const { timeZone } = useLocale();
  const isCreated = useLocation().state === CREATED;
  const [store] = useState(() => new CodeStore(api, code, timeZone, isCreated));
  const mayReadGoods = useSession().me?.permissions.includes('READ_CATALOGUE') ?? false;
  const goods = useGoodsOfCodes(mayReadGoods);
  useEffect(() => void store.read(), [store]);
  const { form, fault, isLost } = store;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const focusFault = () => {
      const wrong = element.querySelector<HTMLElement>('[aria-invalid="true"]');
      wrong?.focus();
      return wrong !== null;
    };
    // A partly typed day has no value yet; its field reports that when the focus leaves it.
    const typing = document.activeElement instanceof HTMLInputElement ? document.activeElement : null;
    flushSync(() => {
      store.forgetFaults();
      typing?.blur();
    });
    if (focusFault()) return;
    typing?.focus();
    const saved = await store.save();
    if (code === null && saved) await navigate(placeOf(saved.code), { replace: true, state: CREATED });
    // The first invalid field may be far below the button.
    else focusFault();
  };

  return (
    <CodeContext value={store}>
      <Stack gap={5} css={page}>
        <title>{`${code ?? texts.newCode} — ${shopName()}`}</title>
        <Link href="/people/codes" variant="quiet">
          {texts.back}
        </Link>
        {(isLost || (fault && !form)) && (
          <Heading level={1} size="medium">
            {texts.title}
          </Heading>
        )}
        <ReadingFault fault={fault} isShown={form !== undefined} onAgain={() => void store.read()} />
        {isLost && <EmptyState title={texts.lost}>{texts.lostLead}</EmptyState>}
        {!form && !fault && !isLost && <Skeleton height={320} />}
        {form && !isLost && (
          <>
            <CodeHead goods={goods} />
            <form id="code" noValidate onSubmit={(event) => void submit(event)}>
              <CodeFields form={form} goods={goods} mayReadGoods={mayReadGoods} />
            </form>
          </>
        )}
      </Stack>
    </CodeContext>
  );
});
