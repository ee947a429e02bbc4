export * from './review-form.js';
export { type ReviewDraft } from './review-draft.js';
