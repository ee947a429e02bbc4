module.exports = globalThis[Symbol.for('meet.esm')]['@nestjs/core'];
