import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are known from the start: 3 KB. Routes that are discovered later render the page again while it hydrates,
  // and React replaces the parts that are still waiting by new elements.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
