export { hashOfToken, makeProgramToken } from './program-token.js';
export { Programs } from './programs.js';
export { ProgramsModule } from './programs.module.js';
