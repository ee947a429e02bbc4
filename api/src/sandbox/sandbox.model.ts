import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Time of a sandbox shopper.' })
export class SandboxTime {
  @Field(() => Int, {
    description: 'Hours that it has moved on in all: so much older are the records that were there each time.',
  })
  hours: number;
}
