import type { Config } from '@react-router/dev/config';

/** One page for all URLs below `/admin`. The API serves it (`api/src/desk`), and nothing is rendered on a server. */
export default { appDirectory: 'app', ssr: false, basename: '/admin/' } satisfies Config;
