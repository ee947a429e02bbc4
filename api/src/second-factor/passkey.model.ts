import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({
  description: 'A passkey of the operator: a device, or a password manager, that signs what the shop asks.',
})
export class Passkey {
  @Field(() => ID, { description: 'Id, for `removePasskey`.' })
  id: string;

  @Field({ description: 'What the operator calls it.' })
  name: string;

  @Field({ description: 'When it was added.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last used to sign in; null if never.' })
  lastUsedAt: Date | null;
}
