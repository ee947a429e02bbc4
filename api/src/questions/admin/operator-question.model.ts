import { Field, ID, ObjectType } from '@nestjs/graphql';
import { countedConnectionOf } from '../../platform/graphql/counted-connection.model.js';
import { ProductQuestion, QuestionState } from '../index.js';

@ObjectType({ description: 'A question as moderators see it.' })
export class OperatorQuestion extends ProductQuestion {
  @Field(() => ID, { description: 'Id of the author’s account.' })
  userId: string;
}

@ObjectType({ description: 'A slice of `questions`.' })
export class OperatorQuestionConnection extends countedConnectionOf(OperatorQuestion, 'questions', QuestionState) {}
