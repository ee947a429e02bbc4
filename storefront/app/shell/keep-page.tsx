import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router';
import { useSession } from '../session/session-context';
import { forgetPages, keepPage } from './kept-pages';

/**
 * Stores the data of the page for Back, until somebody signs in or out, and renders the page from these data on Back.
 */
export const KeepPage = observer(function KeepPage() {
  const { key, pathname, search } = useLocation();
  const isMove = useNavigationType() === NavigationType.Pop;
  const matches = useMatches();
  const { signedIn } = useSession();

  useEffect(() => forgetPages, [signedIn]);

  useEffect(() => {
    const data = matches.flatMap(({ id, loaderData }) => (id === 'root' || !loaderData ? [] : [[id, loaderData]]));
    keepPage(key, `${window.location.origin}${pathname}${search}`, Object.fromEntries(data));
  }, [key, pathname, search, matches, signedIn]);

  useLayoutEffect(() => {
    if (isMove && document.body.dataset['hydrated']) measureAll();
  }, [key, isMove]);

  return null;
});

/**
 * Cards out of view have an estimated height until they were rendered once, but the stored scroll position refers to
 * real heights. So all cards are rendered for one frame; browsers remember their heights. See `main` of the shell.
 */
function measureAll(): void {
  document.body.dataset['measured'] = 'true';
  requestAnimationFrame(() => requestAnimationFrame(() => delete document.body.dataset['measured']));
}
