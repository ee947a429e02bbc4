import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A page of the shop elsewhere.' })
export class SocialLink {
  @Field({ description: 'Name of the network, for the link.' })
  name: string;

  @Field({ description: 'An https address.' })
  href: string;
}

@ObjectType({ description: 'Addresses of the shop’s app; null where it is not in that store.' })
export class ShopApps {
  @Field(() => String, { nullable: true, description: 'Address in the App Store of Apple.' })
  appStore: string | null;

  @Field(() => String, { nullable: true, description: 'Address in Google Play.' })
  googlePlay: string | null;

  @Field(() => String, { nullable: true, description: 'Address in RuStore.' })
  rustore: string | null;
}

@ObjectType({ description: 'What the settings say of the shop. A fact that is not set is null.' })
export class Shop {
  @Field({ description: 'Name of the shop, as letters and pages say it.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Telephone for shoppers, E.164.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Mailbox for shoppers.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'Company or entrepreneur that sells.' })
  legalName: string | null;

  @Field(() => String, { nullable: true, description: 'Taxpayer number (ИНН) of the seller.' })
  inn: string | null;

  @Field(() => String, { nullable: true, description: 'Registration number (ОГРН) of the seller.' })
  ogrn: string | null;

  @Field(() => String, { nullable: true, description: 'Registered address of the seller.' })
  legalAddress: string | null;

  @Field(() => Int, { description: 'Days after delivery within which goods can be returned; 0 for never.' })
  returnDays: number;

  @Field(() => [SocialLink], { description: 'In the order of the setting.' })
  social: SocialLink[];

  @Field(() => ShopApps, { description: 'Where the app can be had.' })
  apps: ShopApps;
}
