import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { RedirectKind } from '../generated/prisma/enums.js';

registerEnumType(RedirectKind, {
  name: 'RedirectKind',
  description: 'How `source` is matched against the requested path.',
  valuesMap: {
    EXACT: { description: 'Matches if the path equals `source`.' },
    PREFIX: { description: 'Matches if the path begins with `source`; the rest is appended to `target`.' },
  },
});

@ObjectType({ description: 'A redirect of a moved page.' })
export class Redirect {
  @Field(() => RedirectKind, { description: 'Whether the redirect covers one path or all paths below it.' })
  kind: RedirectKind;

  @Field({
    description:
      'Decoded path to redirect from; with PREFIX, also all paths below it. Parameters after `?` must be in the requested URL; they are dropped.',
  })
  source: string;

  @Field({
    description:
      'Path within the shop or an https URL to redirect to. With PREFIX, the rest of the requested path is appended.',
  })
  target: string;

  @Field(() => Int, { description: 'HTTP status: 301 or 302.' })
  status: number;
}

@ObjectType({
  description:
    'All redirects. Of several matching rules, the one with the most parameters wins, then the exact one, then the longest prefix. Redirects are never chained.',
})
export class RedirectRules {
  @Field({ description: 'Version of the rules; it changes with every edit.' })
  version: string;

  @Field(() => [Redirect], {
    nullable: true,
    description: 'All redirects; null if `version` equals the one in the request.',
  })
  rules: Redirect[] | null;
}

@InputType({ description: 'Version of the rules that the caller has.' })
export class RedirectRulesInput {
  @Field(() => String, { nullable: true, description: 'Version of the rules that the caller already has.' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  version?: string | null;
}
