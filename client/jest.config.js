import { nodeProject } from '../tooling/testing/jest-project.js';

export default nodeProject('client', import.meta.dirname);
