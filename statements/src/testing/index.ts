export { withCopyOf } from './copied-database.js';
export { describeStatements, RefusedStatementError, type Descriptions } from './describe-statements.js';
export { printTypes } from './print-types.js';
export { filesWithStatements, writtenTypes } from './written-types.js';
