import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Shift of a sandbox shopper’s time.' })
export class SandboxTime {
  @Field(() => Int, {
    description:
      'Total hours moved forward. Each move made the shopper’s existing records older by the hours of the move.',
  })
  hours: number;
}
