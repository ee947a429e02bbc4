import type { Config } from '@react-router/dev/config';

export default {
  // All routes are known from the start. Otherwise the page would be rendered again once they are found.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
