import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyColourMode, isColourMode } from '../ui-kit/src/theme/colour-mode.js';
import { docsThemes } from './docs-theme.js';
import { onSystemTheme, shownTheme } from './shown-theme.js';

type Channel = DocsContainerProps['context']['channel'];

/** Returns the theme chosen in the Storybook toolbar. */
function chosenTheme(channel: Channel): unknown {
  const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    { globals?: { theme?: unknown } }?,
  ];
  return told?.globals?.theme ?? 'system';
}

/** Draws a docs page in the theme of the toolbar, like the page's stories. */
export function KitDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const subscribe = (changed: () => void) => {
    const stop = onSystemTheme(changed);
    channel.on(GLOBALS_UPDATED, changed);
    channel.on(SET_GLOBALS, changed);
    return () => {
      stop();
      channel.off(GLOBALS_UPDATED, changed);
      channel.off(SET_GLOBALS, changed);
    };
  };
  const chosen = useSyncExternalStore(subscribe, () => chosenTheme(channel));
  const shown = useSyncExternalStore(subscribe, () => shownTheme(chosenTheme(channel)));
  // On a page without stories nothing else sets the theme.
  useLayoutEffect(() => {
    applyColourMode(document.documentElement, isColourMode(chosen) ? chosen : 'system');
  }, [chosen]);
  return <DocsContainer {...props} theme={docsThemes[shown]} />;
}
