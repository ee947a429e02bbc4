import { defineConfig } from 'vite';

/**
 * Bundles GraphiQL, so that the API serves it without another host. Version 4 of GraphiQL is used because version 5
 * brings an editor of 7 MB with workers, which need a wider content security policy.
 */
export default defineConfig({
  base: './',
  build: {
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // Its packages mark their modules with «use client», which means nothing in a page.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
    },
  },
});
