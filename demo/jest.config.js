import { nodeProject } from '../tooling/testing/jest-project.js';

export default nodeProject('demo', import.meta.dirname);
