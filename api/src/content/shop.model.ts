import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A page of the shop elsewhere.' })
export class SocialLink {
  @Field()
  name: string;

  @Field({ description: 'An https address.' })
  href: string;
}

@ObjectType({ description: 'Addresses of the shop’s app; null where it is not in that store.' })
export class ShopApps {
  @Field(() => String, { nullable: true })
  appStore: string | null;

  @Field(() => String, { nullable: true })
  googlePlay: string | null;

  @Field(() => String, { nullable: true })
  rustore: string | null;
}

@ObjectType({ description: 'What the settings say of the shop. A fact that is not set is null.' })
export class Shop {
  @Field()
  name: string;

  @Field(() => String, { nullable: true })
  phone: string | null;

  @Field(() => String, { nullable: true })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'Company or entrepreneur that sells.' })
  legalName: string | null;

  @Field(() => String, { nullable: true })
  inn: string | null;

  @Field(() => String, { nullable: true })
  ogrn: string | null;

  @Field(() => String, { nullable: true })
  legalAddress: string | null;

  @Field(() => Int, { description: 'Days after delivery within which goods can be returned; 0 for never.' })
  returnDays: number;

  @Field(() => [SocialLink], { description: 'In the order of the setting.' })
  social: SocialLink[];

  @Field(() => ShopApps)
  apps: ShopApps;
}
