import { nodeProject } from './testing/jest-project.js';

export default nodeProject('tooling', import.meta.dirname);
