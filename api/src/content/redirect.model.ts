import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { RedirectKind } from '../generated/prisma/enums.js';

registerEnumType(RedirectKind, {
  name: 'RedirectKind',
  description: 'How `source` is compared with an address.',
  valuesMap: {
    EXACT: { description: 'The path is `source`.' },
    PREFIX: { description: 'The path begins with `source`; what follows is added to `target`.' },
  },
});

@ObjectType({ description: 'Where visitors of one moved address are sent.' })
export class Redirect {
  @Field(() => RedirectKind, { description: 'Whether it is for one address or for all below it.' })
  kind: RedirectKind;

  @Field({ description: 'A path of the shop; with PREFIX all below it too.' })
  source: string;

  @Field({ description: 'A path of the shop, or an https address. What follows a prefix is added.' })
  target: string;

  @Field(() => Int, { description: '301 or 302.' })
  status: number;
}

@ObjectType({ description: 'All rules: an exact one counts first, then the longest prefix. None leads to another.' })
export class RedirectRules {
  @Field({ description: 'Changes with the rules.' })
  version: string;

  @Field(() => [Redirect], { nullable: true, description: 'Null if they are those of the version asked with.' })
  rules: Redirect[] | null;
}

@InputType({ description: 'What the caller knows already.' })
export class RedirectRulesInput {
  @Field(() => String, { nullable: true, description: 'Version of the rules that the caller has.' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  version?: string | null;
}
