import type { Config } from '@react-router/dev/config';

/** One page for all addresses below `/admin`: the API serves it (`api/src/desk`), and nothing is rendered on a server. */
export default { appDirectory: 'app', ssr: false, basename: '/admin/' } satisfies Config;
