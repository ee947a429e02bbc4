import { Module } from '@nestjs/common';
import { OperatorModule, versionResolverOf } from '../../operator/index.js';
import { QuestionsModule } from '../index.js';
import { AnswerQuestions } from './answer-questions.js';
import { FindQuestions } from './find-questions.js';
import { OperatorQuestion } from './operator-question.model.js';
import { OperatorQuestionResolver } from './operator-question.resolver.js';

@Module({
  imports: [OperatorModule, QuestionsModule],
  providers: [
    AnswerQuestions,
    FindQuestions,
    OperatorQuestionResolver,
    versionResolverOf(OperatorQuestion, 'QUESTION', ({ id }) => id),
  ],
})
export class QuestionsAdminModule {}
