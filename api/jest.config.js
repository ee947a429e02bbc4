import { nestProject } from '../tooling/testing/jest-project.js';

export default nestProject('api', import.meta.dirname);
