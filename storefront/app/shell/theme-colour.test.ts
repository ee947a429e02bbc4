import { palettes } from '@meet/ui-kit';
import { showThemeColour } from './theme-colour';

const { light, dark } = palettes;
const shown = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);

it('the theme colour of the page follows the chosen mode, or the system’s without a choice', () => {
  document.head.innerHTML = ['light', 'dark']
    .map((mode) => `<meta name="theme-color" media="(prefers-color-scheme: ${mode})" content="">`)
    .join('');
  showThemeColour('dark');
  expect(shown()).toEqual([dark.paper, dark.paper]);
  showThemeColour('light');
  expect(shown()).toEqual([light.paper, light.paper]);
  showThemeColour('system');
  expect(shown()).toEqual([light.paper, dark.paper]);
});
