import '@meet/ui-kit/fonts.css';
import '../ui-kit/src/tokens/generated/tokens.css';
import '../ui-kit/src/theme/base.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { russian } from '../ui-kit/src/locale/messages.js';
import { Reference } from './blocks/reference.js';
import { brands } from './brands.js';
import { inShop } from './in-shop.js';
import { viewports } from './viewports.js';

// The stories speak Russian: hyphenation and screen readers need to know.
document.documentElement.lang = 'ru';

const preview: Preview = {
  decorators: [inShop],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: Object.keys(russian.themeModes).map((value) => ({ value, title: `Theme: ${value}` })),
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
  },
  initialGlobals: { theme: 'system', brand: 'meet' },
  parameters: {
    viewport: { options: viewports },
    // Storybook's background tool is off: the theme sets the background.
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { components: { Reference }, toc: { headingSelector: 'h2' } },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Welcome', 'Colour', 'Type', '*'],
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
