import { css } from '@emotion/react';
import { EmptyState, Heading, Link, Skeleton, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import { MeDocument } from '../../../graphql/generated/graphql';
import { useSession } from '../../../session/session-store';
import { ReadingFault } from '../../../shell/reading-fault';
import { RoleBar } from './role-bar';
import { RoleFields } from './role-fields';
import { isWithin } from './role-form';
import { RolePeople } from './role-people';
import { RoleContext, RoleStore } from './role-store';
import { roleTexts } from './role-words';

const page = css({ maxWidth: 960 });

/** The page of one role, or of a new one. */
export default function RoleRoute() {
  const { role = null } = useParams();
  // The key resets the page for another role, so that no state remains.
  return <RolePage key={role} id={role} />;
}

const RolePage = observer(function RolePage({ id }: { id: string | null }) {
  const texts = useTexts(roleTexts);
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const [store] = useState(() => new RoleStore(api, id));
  useEffect(() => void store.read(), [store]);
  const { form, saved, fault, isLost } = store;
  const held = session.me?.permissions ?? [];
  const isBeyond = saved !== undefined && !isWithin(saved.permissions, held);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = await store.save();
    if (!made) return;
    // The changed role may be the operator's own.
    const { data } = await api.ask(MeDocument, {});
    if (data) session.entered(data.me);
    if (id === null) await navigate(`/people/roles/${made.id}`, { replace: true });
  };

  return (
    <RoleContext value={store}>
      <Stack gap={5} css={page}>
        <title>{`${saved?.name ?? texts.newRole} — ${shopName()}`}</title>
        <Link href="/people/roles" variant="quiet">
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
            <Stack gap={1}>
              <Heading level={1} size="medium">
                {saved?.name ?? texts.newRole}
              </Heading>
              {(isBeyond || saved?.level) && <Text tone="muted">{isBeyond ? texts.beyond : texts.fixed}</Text>}
            </Stack>
            <RoleBar mayRemove={saved !== undefined && !saved.level && !isBeyond} />
            <form id="role" noValidate onSubmit={(event) => void submit(event)}>
              <RoleFields form={form} isFixed={Boolean(saved?.level)} isBeyond={isBeyond} held={held} />
            </form>
            {saved && held.includes('READ_SHOPPERS') && <RolePeople roleId={saved.id} />}
          </>
        )}
      </Stack>
    </RoleContext>
  );
});
