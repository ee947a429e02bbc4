import { Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { RedirectKind } from '../generated/prisma/enums.js';

@InputType({ description: 'Texts of one page, or of all pages that fit a pattern.' })
export class SaveUrlMetadataInput {
  @Field(() => ID, { nullable: true, description: 'Without one a new one is made.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field({ description: 'A path, `/product/{slug}`, `/catalog/{rest...}`, or `*` for every other page.' })
  @IsString()
  @MaxLength(200)
  url: string;

  @Field({ defaultValue: '', description: 'Heading of the page; placeholders as in `title`.' })
  @IsString()
  @MaxLength(200)
  name: string;

  @Field({ defaultValue: '', description: 'May have `{name}`, `{brand}` and `{description}` of what the page shows.' })
  @IsString()
  @MaxLength(200)
  title: string;

  @Field({ defaultValue: '', description: 'For the meta tag description; placeholders as in `title`.' })
  @IsString()
  @MaxLength(500)
  description: string;

  @Field({ defaultValue: '', description: 'For the meta tag keywords; placeholders as in `title`.' })
  @IsString()
  @MaxLength(500)
  keywords: string;
}

@InputType({ description: 'Where visitors of a moved address are sent.' })
export class SaveRedirectInput {
  @Field(() => ID, { nullable: true, description: 'Without one a new one is made.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => RedirectKind, { description: 'Whether the rule is for one address or for all below it.' })
  @IsIn(Object.values(RedirectKind))
  kind: RedirectKind;

  @Field({ description: 'A path of the shop.' })
  @IsString()
  @MaxLength(500)
  source: string;

  @Field({ description: 'A path of the shop, or an https address of a host in REDIRECT_HOSTS.' })
  @IsString()
  @MaxLength(1000)
  target: string;

  @Field(() => Boolean, { defaultValue: true, description: '301 instead of 302.' })
  @IsBoolean()
  permanent: boolean;
}
