import { nodeProject } from '../tooling/testing/jest-project.js';

export default nodeProject('statements', import.meta.dirname);
