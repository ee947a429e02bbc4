import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** The API that is called by the pages of `npm run dev -w @meet/desk`. */
const api = { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:4000', changeOrigin: false };

export default defineConfig({
  base: '/admin/',
  plugins: [reactRouter()],
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  // The content security policy blocks fonts inlined as `data:`.
  build: { assetsInlineLimit: 0 },
  server: {
    port: 3001,
    strictPort: true,
    proxy: {
      '/admin/graphql': api,
      '/admin/session': api,
      '/admin/exports': api,
      '/admin/labels': api,
      '/uploads': api,
      '/_ipx': api,
    },
  },
});
