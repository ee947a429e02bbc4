import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Otherwise the development server finds these during the first request and loads the page again.
  optimizeDeps: {
    include: [
      '@emotion/cache',
      '@emotion/react',
      '@meet/client',
      '@meet/client/operations',
      '@meet/ui-kit',
      '@meet/ui-kit/locale/en',
    ],
  },
  // The content security policy refuses files that are inlined as `data:`.
  build: { assetsInlineLimit: 0 },
});
