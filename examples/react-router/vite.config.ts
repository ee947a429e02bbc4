import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // The content security policy refuses files that are inlined as `data:`.
  build: { assetsInlineLimit: 0 },
});
