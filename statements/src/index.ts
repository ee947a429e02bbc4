export { affected, command, plannedRows, rows, type Connection } from './run.js';
export { isRead, Statement, statementsOf, type DeclareStatement, type Given } from './statement.js';
