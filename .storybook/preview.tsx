import '@meet/ui-kit/fonts.css';
import '../ui-kit/src/tokens/generated/tokens.css';
import '../ui-kit/src/theme/elements.css';
import '../ui-kit/src/theme/motion.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { colourModes } from '../ui-kit/src/theme/colour-mode.js';
import { storyLocales } from '../ui-kit/src/fixtures/story-locales.js';
import { densities, radii } from '../ui-kit/src/theme/theme-provider.js';
import { PageTitle } from './blocks/page-title.js';
import { Reference } from './blocks/reference.js';
import { StatusTable } from './blocks/status-table.js';
import { brands } from './brands.js';
import { chromaticModes } from './chromatic-modes.js';
import { codeInLanguage } from './code-in-language.js';
import { KitDocsContainer } from './docs-container.js';
import { inShop } from './in-shop.js';
import { stopClock } from './stop-clock.js';
import { viewports } from './viewports.js';

// The stories are in Russian until another locale is chosen; hyphenation and screen readers need the language.
document.documentElement.lang = 'ru';
stopClock();

const preview: Preview = {
  decorators: [inShop],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: colourModes.map((value) => ({ value, title: `Theme: ${value}` })),
      },
    },
    density: {
      description: 'Height of controls and space between things',
      toolbar: {
        title: 'Density',
        icon: 'component',
        dynamicTitle: true,
        items: densities.map((value) => ({ value, title: `Density: ${value}` })),
      },
    },
    radius: {
      description: 'Corners',
      toolbar: {
        title: 'Radius',
        icon: 'circle',
        dynamicTitle: true,
        items: radii.map((value) => ({ value, title: `Radius: ${value}` })),
      },
    },
    brand: {
      description: 'Token overrides',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(brands).map(([value, { title }]) => ({ value, title: `Brand: ${title}` })),
      },
    },
    locale: {
      description: 'Language, currency and time zone',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(storyLocales).map(([value, { title }]) => ({ value, title: `Locale: ${title}` })),
      },
    },
    direction: {
      description: 'Direction of the page',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: ['auto', 'ltr', 'rtl'].map((value) => ({ value, title: `Direction: ${value}` })),
      },
    },
  },
  initialGlobals: {
    theme: 'system',
    density: 'comfortable',
    radius: 'small',
    brand: 'meet',
    locale: 'ru',
    direction: 'auto',
  },
  parameters: {
    viewport: { options: viewports },
    // Only a story with `picture` of `testing/all-states` gets a snapshot.
    chromatic: { disableSnapshot: true, modes: chromaticModes },
    // Storybook's background tool is off: the theme sets the background.
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: KitDocsContainer,
      components: { Reference, StatusTable, h1: PageTitle },
      source: { transform: codeInLanguage },
      toc: { headingSelector: 'h2' },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Welcome', 'Adopt', 'Colour', 'Type', '*', 'Changelog'],
          'Patterns',
          'Content',
          'Layout',
          'Text',
          'Actions',
          'Forms',
          'Data',
          'Navigation',
          'Feedback',
          'Overlays',
          'Shop',
          'Page',
        ],
      },
    },
  },
};

export default preview;
