export { AnswerReturn } from './answer-return.js';
export { ReadReturns } from './read-returns.js';
export { RequestReturn } from './request-return.js';
export { ReturnLineInput, ReturnLines } from './return.input.js';
export { nextReturnStates } from './return-lifecycle.js';
export { ReturnableItem, ReturnOutcome, ReturnRequest, ReturnState } from './return.model.js';
export { presentReturn, RETURN_JSON } from './return-row.js';
export { ReturnsModule } from './returns.module.js';
