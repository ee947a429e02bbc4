import { nodeProject } from '../tooling/testing/jest-project.js';

export default nodeProject('search-indexer', import.meta.dirname);
