import { defineConfig } from 'vite';

/** Bundles the service worker into one classic script, because not every browser runs workers that import. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build/worker',
    lib: { entry: 'worker/service-worker.ts', formats: ['iife'], name: 'meetWorker', fileName: () => 'sw.js' },
  },
});
