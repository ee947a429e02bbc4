import { dirname, relative, resolve } from 'node:path';
import { defineConfig } from 'rolldown';

const folder = resolve(import.meta.dirname, 'dist/bundle');

/** `sharp` is a native module. The others are optional parts of Nest, which the API does not have. */
const EXTERNAL =
  /^(sharp|ts-morph|@nestjs\/(microservices|websockets|platform-express)|@fastify\/(multipart|view)|@apollo\/(subgraph|gateway)|@as-integrations\/express5)(\/|$)/;

/**
 * Makes the API one file, because a start that finds and reads thousands of files takes three times as long. What is
 * imported only when it is needed gets files of its own.
 */
export default defineConfig({
  input: 'dist/serve.js',
  // Files that are loaded later may use what this one exports for them.
  preserveEntrySignatures: 'allow-extension',
  platform: 'node',
  external: EXTERNAL,
  plugins: [
    {
      name: 'places-of-modules',
      transform: {
        filter: { code: /import\.meta\.(url|dirname)/ },
        /** Modules find the files beside them, although the code of the modules is elsewhere now. */
        handler: (code, id) =>
          code.replaceAll(/import\.meta\.(url|dirname)/g, (_, asked) =>
            asked === 'url'
              ? `require("node:url").pathToFileURL(__dirname + ${JSON.stringify(`/${relative(folder, id)}`)}).href`
              : `(__dirname + ${JSON.stringify(`/${relative(folder, dirname(id))}`)})`,
          ),
      },
    },
    {
      name: 'required-modules',
      transform: {
        order: 'pre',
        filter: { id: /@nestjs\/mapped-types\/.*type-helpers|@apollo\/utils\.createhash/ },
        /**
         * What the helpers of Nest require is bundled too. Otherwise there were a second copy of class-transformer's
         * rules. Apollo hashes documents by Node's own code, not by JavaScript.
         */
        handler: (code) =>
          code
            .replace('const require = createRequire(import.meta.url);', '')
            .replace('utils_isnodelike_1.isNodeLike && module.require', 'utils_isnodelike_1.isNodeLike')
            .replace('module.require("crypto")', 'require("crypto")'),
      },
    },
    {
      name: 'node-is-the-runtime',
      transform: {
        filter: { id: /\/pg\/lib\/stream/ },
        /** To find out where it runs, pg makes a `Response`, and so Node loads its client of HTTP. */
        handler: (code) => code.replace('if (isCloudflareRuntime())', 'if (false)'),
      },
    },
    {
      name: 'letters-of-one-byte',
      /** V8 keeps the text of a file. With one Russian letter in it, each of its characters takes two bytes. */
      generateBundle(_, files) {
        for (const file of Object.values(files))
          if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped);
      },
    },
  ],
  // Names of classes are names of GraphQL types.
  output: {
    dir: folder,
    cleanDir: true,
    keepNames: true,
    comments: false,
    // V8 keeps what it compiled of a script, and Node hands that out for scripts only, not for modules.
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    // Node cannot `import()` from a script that comes with what V8 kept.
    dynamicImportInCjs: false,
    // As all modules are.
    banner: '"use strict";',
  },
  checks: { eval: false },
});

const escaped = (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
