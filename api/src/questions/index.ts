export { DecideQuestion } from './decide-question.js';
export { presentQuestion, QUESTION_COLUMNS } from './question-row.js';
export { ProductQuestion, QuestionState } from './question.model.js';
export { QuestionsModule } from './questions.module.js';
