import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { managerThemes } from './docs-theme.js';
import { onSystemTheme, shownTheme } from './shown-theme.js';

addons.setConfig({ theme: managerThemes[shownTheme('system')] });

addons.register('meet/theme', (api) => {
  let chosen: unknown = 'system';
  const show = () => api.setOptions({ theme: managerThemes[shownTheme(chosen)] });
  const follow = ({ globals }: { globals: { theme?: unknown } }) => {
    if (globals.theme === chosen) return;
    chosen = globals.theme;
    show();
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  onSystemTheme(show);
});
