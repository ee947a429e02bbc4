import { Field, ID, InputType } from '@nestjs/graphql';
import { IsUUID } from 'class-validator';

@InputType({ description: 'Identifies the object to delete.' })
export class RemoveInput {
  @Field(() => ID, { description: '`id` as returned by the save call or a list.' })
  @IsUUID('all')
  id: string;
}
