import { nodeProject } from '../tooling/testing/jest-project.js';

export default nodeProject('evidence', import.meta.dirname);
