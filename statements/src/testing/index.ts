export { describeStatements, RefusedStatementError, type Descriptions } from './describe-statements.js';
export { printTypes } from './print-types.js';
