export * from './return-form.js';
export { type ReturnAnswer, type ReturnDraft } from './return-draft.js';
export { type ReturnLine } from './return-line.js';
export { type ReturnReason } from './return-reasons.js';
