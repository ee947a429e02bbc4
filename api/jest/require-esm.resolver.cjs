const { join } = require('node:path');

const SHIMS = ['@nestjs/common', '@nestjs/core'];

/** Leads a `require` of what is ESM to a module that answers with the one already loaded; see require-esm.setup.js. */
module.exports = (request, options) =>
  SHIMS.includes(request) && options.conditions?.includes('require')
    ? join(__dirname, `${request.replace('/', '__')}.cjs`)
    : options.defaultResolver(request, options);
