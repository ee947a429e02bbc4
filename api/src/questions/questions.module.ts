import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { AskQuestion } from './ask-question.js';
import { DecideQuestion } from './decide-question.js';
import { ForgetQuestions } from './forget-questions.js';
import { SendQuestionNews } from './question-news.js';
import { QuestionResolver } from './question.resolver.js';
import { ReadQuestions } from './read-questions.js';

@Module({
  imports: [IdentityModule],
  providers: [AskQuestion, DecideQuestion, ForgetQuestions, QuestionResolver, ReadQuestions, SendQuestionNews],
  exports: [DecideQuestion],
})
export class QuestionsModule {}
