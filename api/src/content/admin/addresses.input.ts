import { Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { RedirectKind } from '../../generated/prisma/enums.js';

@InputType({ description: 'Search-engine texts of one page, or of all pages that match a pattern.' })
export class SaveUrlMetadataInput {
  @Field(() => ID, { nullable: true, description: 'Id of the object to replace; absent: creates a new one.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field({ description: 'A path, `/product/{slug}`, `/catalog/{rest...}`, or `*` for all other pages.' })
  @IsString()
  @MaxLength(200)
  url: string;

  @Field({ defaultValue: '', description: 'Heading of the page; placeholders as in `title`.' })
  @IsString()
  @MaxLength(200)
  name: string;

  @Field({
    defaultValue: '',
    description:
      'Content of the HTML element title. `{name}`, `{brand}` and `{description}` are replaced by those of the page’s object.',
  })
  @IsString()
  @MaxLength(200)
  title: string;

  @Field({ defaultValue: '', description: 'Content of the meta tag description; placeholders as in `title`.' })
  @IsString()
  @MaxLength(500)
  description: string;

  @Field({ defaultValue: '', description: 'Content of the meta tag keywords; placeholders as in `title`.' })
  @IsString()
  @MaxLength(500)
  keywords: string;
}

@InputType({ description: 'Complete data of a redirect.' })
export class SaveRedirectInput {
  @Field(() => ID, { nullable: true, description: 'Id of the object to replace; absent: creates a new one.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => RedirectKind, { description: 'Whether it covers one path or all paths below it.' })
  @IsIn(Object.values(RedirectKind))
  kind: RedirectKind;

  @Field({ description: 'Path to redirect from.' })
  @IsString()
  @MaxLength(500)
  source: string;

  @Field({ description: 'Path within the shop, or an https URL on a host listed in REDIRECT_HOSTS.' })
  @IsString()
  @MaxLength(1000)
  target: string;

  @Field(() => Boolean, { defaultValue: true, description: 'True for HTTP status 301, false for 302.' })
  @IsBoolean()
  permanent: boolean;
}
