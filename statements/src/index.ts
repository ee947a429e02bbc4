export { affected, command, plannedRows, rows, rowsWithin, type Connection } from './run.js';
export { isRead, Statement, statementsOf, type DeclareStatement, type Given } from './statement.js';
