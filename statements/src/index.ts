export { affected, command, plannedRows, rows, type Connection } from './run.js';
export { Statement, statementsOf, type DeclareStatement, type Given } from './statement.js';
