import { Args, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { askedCounts, ListSort } from '../../operator/index.js';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { ConnectionArgs } from '../../platform/graphql/connection.model.js';
import { AnswerQuestions } from './answer-questions.js';
import { FindQuestions } from './find-questions.js';
import {
  AnswerQuestionInput,
  QuestionIdInput,
  QuestionsInput,
  RejectQuestionInput,
} from './operator-question.input.js';
import { OperatorQuestion, OperatorQuestionConnection } from './operator-question.model.js';

@Needs('REVIEWS')
@Resolver()
export class OperatorQuestionResolver {
  constructor(
    private readonly found: FindQuestions,
    private readonly answers: AnswerQuestions,
  ) {}

  @Query(() => OperatorQuestionConnection, {
    description:
      'Returns questions about products with cursors and counts by state. CURSOR_INVALID for a cursor of other filters or another sort order.',
  })
  questions(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { nullable: true, description: 'Filters; without filters, all questions.' }) dto?: QuestionsInput,
    @Args('sort', {
      type: () => ListSort,
      defaultValue: 'NEWEST_FIRST',
      description: 'Sort order: newest or oldest first.',
    })
    sort: ListSort = 'NEWEST_FIRST',
  ): Promise<OperatorQuestionConnection> {
    return this.found.connection(dto ?? {}, sort, request, askedCounts(info));
  }

  @Query(() => OperatorQuestion, { description: 'Returns a question in any state. QUESTION_NOT_FOUND.' })
  question(
    @Args('dto', { description: 'Identifies the question.' }) { id }: QuestionIdInput,
  ): Promise<OperatorQuestion> {
    return this.found.byId(id);
  }

  @Mutation(() => OperatorQuestion, {
    description:
      'Publishes a question with the shop’s answer, or changes the answer; the author gets an e-mail on publication. QUESTION_NOT_FOUND, CONFLICT (changed since `version` was read).',
  })
  answerQuestion(@Args('dto') dto: AnswerQuestionInput, @CurrentActor() by: Actor): Promise<OperatorQuestion> {
    return this.answers.answer(by, dto);
  }

  @Mutation(() => OperatorQuestion, {
    description:
      'Rejects a question, or unpublishes the question and removes the answer; the author sees the reason. QUESTION_NOT_FOUND, CONFLICT (changed since `version` was read).',
  })
  rejectQuestion(@Args('dto') dto: RejectQuestionInput, @CurrentActor() by: Actor): Promise<OperatorQuestion> {
    return this.answers.reject(by, dto);
  }
}
