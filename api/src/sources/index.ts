export { FileRuns, type RunState } from './file-runs.js';
export { SourcesModule } from './sources.module.js';
