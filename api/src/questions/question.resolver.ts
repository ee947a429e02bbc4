import { Args, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Public, SignedIn } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { askedFields } from '../platform/graphql/asked-fields.js';
import { CachedFor } from '../platform/graphql/cached-for.js';
import { ConnectionArgs } from '../platform/graphql/connection.model.js';
import { AskQuestion } from './ask-question.js';
import { AskQuestionInput, ProductQuestionsInput, UserQuestionsInput } from './question.input.js';
import { ProductQuestion, ProductQuestionConnection } from './question.model.js';
import { ReadQuestions } from './read-questions.js';

@Resolver()
export class QuestionResolver {
  constructor(
    private readonly questions: ReadQuestions,
    private readonly asking: AskQuestion,
  ) {}

  @Public()
  @CachedFor(60)
  @Query(() => ProductQuestionConnection, {
    description:
      'Returns answered questions about all colourways of the model, last asked first; none for an unknown product. CURSOR_INVALID for a cursor of another list.',
  })
  productQuestions(
    @Args('dto') { productId }: ProductQuestionsInput,
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductQuestionConnection> {
    return this.questions.ofModel(productId, request, askedFields(info).has('totalCount'));
  }

  @SignedIn()
  @Query(() => ProductQuestionConnection, {
    description:
      'Returns the shopper’s own questions in every state, last asked first. CURSOR_INVALID for a cursor of another list.',
  })
  userQuestions(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @CurrentViewer() { userId }: Viewer,
    @Args('dto', { nullable: true, description: 'Filters; without filters, all questions.' }) dto?: UserQuestionsInput,
  ): Promise<ProductQuestionConnection> {
    return this.questions.own(userId, dto?.productId ?? null, request, askedFields(info).has('totalCount'));
  }

  @SignedIn()
  @Mutation(() => ProductQuestion, {
    description:
      'Asks the shop about a product, three questions a day at most. The question is shown once the shop has answered it. PRODUCT_NOT_FOUND, TOO_MANY_REQUESTS.',
  })
  async askQuestion(@Args('dto') dto: AskQuestionInput, @CurrentViewer() { userId }: Viewer): Promise<ProductQuestion> {
    return this.questions.ownOne(await this.asking.ask(userId, dto), userId);
  }
}
