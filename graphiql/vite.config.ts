import { defineConfig } from 'vite';

/**
 * Bundles GraphiQL, so that the API serves it without another host. Version 4 of GraphiQL is used, because version 5
 * includes an editor of 7 MB with workers, which need a less strict content security policy.
 */
export default defineConfig({
  base: './',
  build: {
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // The packages of GraphiQL mark their modules with «use client», which has no effect in a page.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
    },
  },
});
