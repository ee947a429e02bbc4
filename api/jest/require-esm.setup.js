import * as common from '@nestjs/common';
import * as core from '@nestjs/core';

/**
 * @nestjs/throttler is CommonJS and requires Nest, which is ESM. Node supports this since 20.19, Jest's module loader
 * only on Node 24. So Nest is imported here, and `require-esm.resolver.cjs` makes `require` return the imported
 * modules.
 */
globalThis[Symbol.for('meet.esm')] = { '@nestjs/common': common, '@nestjs/core': core };
