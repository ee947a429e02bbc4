import { Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { ClearableText, IfGiven, SeenVersion } from '../../operator/index.js';
import { RedirectKind } from '../../generated/prisma/enums.js';

@InputType({
  description:
    'Search-engine texts of one page, or of all pages that match a pattern. Absent fields stay unchanged; null clears.',
})
export class SaveUrlMetadataInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the object to change; absent: creates a new one.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field({ description: 'A path, `/product/{slug}`, `/catalog/{rest...}`, or `*` for all other pages.' })
  @IsString()
  @MaxLength(200)
  url: string;

  @ClearableText(200, 'Heading of the page; placeholders as in `title`.')
  name?: string;

  @ClearableText(
    200,
    'Content of the HTML element title. `{name}`, `{brand}` and `{description}` are replaced by values of the object that the page shows.',
  )
  title?: string;

  @ClearableText(500, 'Content of the meta tag description; placeholders as in `title`.')
  description?: string;

  @ClearableText(500, 'Content of the meta tag keywords; placeholders as in `title`.')
  keywords?: string;
}

@InputType({ description: 'A redirect. Absent fields stay unchanged.' })
export class SaveRedirectInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the object to change; absent: creates a new one.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => RedirectKind, { description: 'Whether the redirect covers one path or all paths below it.' })
  @IsIn(Object.values(RedirectKind))
  kind: RedirectKind;

  @Field({
    description:
      'Path to redirect from, encoded or not. With EXACT, the path may have parameters; only the named parameters must match.',
  })
  @IsString()
  @MaxLength(500)
  source: string;

  @Field({ description: 'Path within the shop, or an https URL on a host listed in REDIRECT_HOSTS.' })
  @IsString()
  @MaxLength(1000)
  target: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for HTTP status 301, false for 302. Default for a new redirect: true.',
  })
  @IfGiven()
  @IsBoolean()
  permanent?: boolean;
}

@InputType({ description: 'Redirects as a CSV file.' })
export class ImportRedirectsInput {
  @Field({
    description:
      'CSV with the columns `source` and `target` (or «Redirect from» and «Redirect to») and, if needed, `kind` (EXACT, PREFIX) and `status` (301, 302). 10,000 rows at most. The host of a source is left out. A row replaces the redirect with the same source.',
  })
  @IsString()
  @MaxLength(3_000_000)
  csv: string;
}
