import { css } from '@emotion/react';
import {
  Alert,
  breakpoints,
  Button,
  Divider,
  Drawer,
  IconButton,
  Menu,
  Modal,
  SiteMenu,
  SkipLink,
  Stack,
  Surface,
  Text,
  ThemeToggle,
  tokens,
  useMediaQuery,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../browser/language';
import { shopName } from '../browser/shop-name';
import { useApi, type Fault } from '../graphql/api';
import { faultTexts, faultWords } from '../graphql/fault-words';
import { MeDocument } from '../graphql/generated/graphql';
import { awaitsFactor } from '../session/awaits-factor';
import { useSession, type Me } from '../session/session-store';
import { sessionTexts } from '../session/session-words';
import { SignInForm } from '../session/sign-in-form';
import { KeysHelp } from './keys-help';
import { Palette } from './palette';
import { roomsFor } from './rooms';
import { shellTexts } from './shell-words';
import { useChooseLanguage } from './use-choose-language';
import { useKeys } from './use-keys';

const GiveFactor = lazy(() => import('../session/give-factor'));

const frame = css({ display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: '100dvh' });
const bar = css({ position: 'sticky', insetBlockStart: 0, zIndex: 2 });
const inBar = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[6],
  minHeight: 52,
  paddingInline: tokens.space[8],
});
const menu = css({ flex: 1, minWidth: 0 });
const content = css({ minWidth: 0, maxWidth: 1600, padding: tokens.space[8], paddingBlockEnd: tokens.space[16] });

/** The frame of every page: the menu, the command palette, and messages when the API or the session is lost. */
export const Frame = observer(function Frame({ me, children }: { me: Me; children: ReactNode }) {
  const texts = useTexts(shellTexts);
  const signInTexts = useTexts(sessionTexts);
  const faults = useTexts(faultTexts);
  const session = useSession();
  const api = useApi();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // On a tablet, the menu items would take two lines.
  const isWide = useMediaQuery(`(min-width: ${breakpoints.desktop}px)`);
  const [isFinding, setFinding] = useState(false);
  const [areKeysShown, showKeys] = useState(false);
  const [isMenuOpen, openMenu] = useState(false);
  /** Why signing out failed. */
  const [staying, setStaying] = useState<Fault>();
  /** Whether the operator has signed in again and must still enter the second factor. */
  const [factor, setFactor] = useState<Me['secondFactor']>(null);
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  useKeys({ 'mod+k': () => setFinding(true), '?': () => showKeys(true) });

  const links = roomsFor(me.permissions).map(({ name, href }) => ({ label: texts[name], href }));
  const current = links.findLast(({ href }) => (href === '/' ? pathname === '/' : pathname.startsWith(href)))?.href;
  /** After signing in again in the dialog, the operator may be a different one. */
  const whoIsHere = async () => {
    const { data } = await api.ask(MeDocument, {});
    if (!data) return;
    // The second factor is requested in the dialog too. On a separate page, typed text would be lost.
    const isAsked = awaitsFactor(data.me) === 'give';
    setFactor(isAsked ? data.me.secondFactor : null);
    if (!isAsked) session.entered(data.me);
  };
  const leave = async () => {
    setStaying(undefined);
    const { fault } = await api.session('DELETE', '');
    if (fault) return setStaying(fault);
    session.left();
    await navigate('/sign-in');
  };
  const { account } = me;
  const name = [account?.name, account?.surname].filter(Boolean).join(' ') || account?.email || account?.phone || '';
  const menuAs = (layout: 'row' | 'column') => (
    <SiteMenu aria-label={texts.rooms} links={links} layout={layout} {...(current && { currentHref: current })} />
  );

  return (
    <div css={frame}>
      <SkipLink href="#content" />
      <Surface tone="paper" css={bar}>
        <div role="banner" css={inBar}>
          {!isWide && <IconButton icon="menu" label={texts.menu} onClick={() => openMenu(true)} />}
          <Text as="strong" size="large">
            {shopName()}
          </Text>
          <div css={menu}>{isWide && menuAs('row')}</div>
          <Button variant="ghost" onClick={() => setFinding(true)} aria-keyshortcuts="Control+K">
            {texts.find}
          </Button>
          {isWide && <ThemeToggle />}
          <Menu
            label={texts.account}
            placement="bottom-end"
            items={[
              { value: 'sign-in', label: texts.ownSignIn, onSelect: () => void navigate('/account') },
              { value: 'keys', label: texts.keys, onSelect: () => showKeys(true) },
              {
                value: 'language',
                label: texts.language,
                onSelect: () => chooseLanguage(language === 'ru' ? 'en' : 'ru'),
              },
              'separator',
              { value: 'leave', label: texts.signOut, onSelect: () => void leave() },
            ]}
          >
            {(trigger) => <IconButton icon="account" label={`${texts.account}: ${name}`} {...trigger} />}
          </Menu>
        </div>
        <Divider />
        {staying && (
          <Alert tone="error" live title={texts.stillIn}>
            {faultWords(staying, faults)}
          </Alert>
        )}
        {!session.isConnected && (
          <Alert tone="warning" live>
            {texts.away}
          </Alert>
        )}
      </Surface>
      <main id="content" tabIndex={-1} css={content}>
        {children}
      </main>
      <Drawer open={isMenuOpen} onOpenChange={openMenu} title={texts.menu} placement="left">
        <Stack gap={6}>
          <div onClick={() => openMenu(false)}>{menuAs('column')}</div>
          <ThemeToggle />
        </Stack>
      </Drawer>
      <Palette open={isFinding} onOpenChange={setFinding} permissions={me.permissions} />
      <KeysHelp open={areKeysShown} onOpenChange={showKeys} />
      <Modal open={session.hasEnded} onOpenChange={() => undefined} role="alertdialog" title={signInTexts.ended}>
        <Stack gap={5}>
          <Text>{signInTexts.endedLead}</Text>
          {factor ? (
            <Suspense fallback={null}>
              <GiveFactor factor={factor} onGiven={() => void whoIsHere()} />
            </Suspense>
          ) : (
            <SignInForm onEntered={() => void whoIsHere()} />
          )}
        </Stack>
      </Modal>
    </div>
  );
});
