import { Field, ID, InputType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { MadeBetweenInput, Reason, SeenVersion } from '../../operator/index.js';
import { Lines } from '../../platform/graphql/lines.js';
import { QuestionState } from '../index.js';

const MOST_ANSWER = 2000;

@InputType({ description: 'Filters questions; with no field set, returns all.' })
export class QuestionsInput extends MadeBetweenInput {
  @Field(() => QuestionState, {
    nullable: true,
    description: 'Returns only questions in this state, such as PENDING for unanswered ones.',
  })
  @IsOptional()
  @IsEnum(QuestionState)
  state?: QuestionState | null;

  @Field(() => ID, { nullable: true, description: 'Returns only questions about this colourway, not the whole model.' })
  @IsOptional()
  @IsUUID('all')
  productId?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the question, the answer or the product’s name.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}

@InputType({ description: 'Identifies a question.' })
export class QuestionIdInput {
  @Field(() => ID, { description: '`id` of a question from `questions`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'The shop’s answer to a question.' })
export class AnswerQuestionInput extends QuestionIdInput {
  @Lines('The answer in plain text, at least 2 characters', MOST_ANSWER, 'REFUSED')
  @MinLength(2)
  text: string;

  @SeenVersion()
  version?: string | null;
}

@InputType({ description: 'A question to reject, with the reason.' })
export class RejectQuestionInput extends QuestionIdInput {
  @Field({ description: 'Reason shown to the author, 3 to 500 characters.' })
  @Reason()
  reason: string;

  @SeenVersion()
  version?: string | null;
}
