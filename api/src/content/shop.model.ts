import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A social media page of the shop.' })
export class SocialLink {
  @Field({ description: 'Name of the social network, to show as the link’s text.' })
  name: string;

  @Field({ description: 'URL with https.' })
  href: string;
}

@ObjectType({ description: 'URLs of the shop’s app in the app stores; null if the app is not in the store.' })
export class ShopApps {
  @Field(() => String, { nullable: true, description: 'URL in Apple’s App Store.' })
  appStore: string | null;

  @Field(() => String, { nullable: true, description: 'URL in Google Play.' })
  googlePlay: string | null;

  @Field(() => String, { nullable: true, description: 'URL in RuStore.' })
  rustore: string | null;
}

@ObjectType({ description: 'The shop’s details from the settings. Details not set are null.' })
export class Shop {
  @Field({ description: 'Name of the shop as used in e-mails and on pages.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Phone number for shoppers, in E.164 format.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for shoppers.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'Legal name of the seller: a company or entrepreneur.' })
  legalName: string | null;

  @Field(() => String, { nullable: true, description: 'INN (Russian tax number) of the seller.' })
  inn: string | null;

  @Field(() => String, { nullable: true, description: 'OGRN (Russian registration number) of the seller.' })
  ogrn: string | null;

  @Field(() => String, { nullable: true, description: 'Registered address of the seller.' })
  legalAddress: string | null;

  @Field(() => Int, { description: 'Days after delivery within which goods can be returned; 0: no returns.' })
  returnDays: number;

  @Field(() => Int, { description: 'Points that a new account gets; 0: none.' })
  registrationBonus: number;

  @Field(() => [SocialLink], { description: 'Social media pages, in the order of the setting.' })
  social: SocialLink[];

  @Field(() => ShopApps, { description: 'Links to the shop’s mobile apps.' })
  apps: ShopApps;
}
