import * as common from '@nestjs/common';
import * as core from '@nestjs/core';

/**
 * @nestjs/throttler is CommonJS and requires Nest, which is ESM. Node can since 20.19; Jest's module loader can only on
 * Node 24, so its `require` is given what its `import` has loaded: `require-esm.resolver.cjs` leads here.
 */
globalThis[Symbol.for('meet.esm')] = { '@nestjs/common': common, '@nestjs/core': core };
