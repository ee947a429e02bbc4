const { join } = require('node:path');

const SHIMS = ['@nestjs/common', '@nestjs/core'];

/**
 * Jest resolver. Resolves a `require` of an ESM package to a CommonJS shim, which returns the module that `import` has
 * already loaded; see require-esm.setup.js.
 */
module.exports = (request, options) =>
  SHIMS.includes(request) && options.conditions?.includes('require')
    ? join(__dirname, `${request.replace('/', '__')}.cjs`)
    : options.defaultResolver(request, options);
