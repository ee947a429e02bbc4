import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({
  description:
    'A preview link to one collection or banner. Whoever has it sees that collection or banner as shoppers will.',
})
export class ShowcasePreview {
  @Field({ description: 'Token for `collectionPreview` or `bannerPreview` of the shoppers’ schema.' })
  token: string;

  @Field({ description: 'Address of the preview in the shop.' })
  url: string;

  @Field(() => Date, { description: 'When the preview link expires.' })
  expiresAt: Date;
}
