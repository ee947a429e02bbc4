import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';

@ObjectType({ description: 'What a page says of itself to search engines and in the browser’s title.' })
export class UrlMetadata {
  @Field({ description: 'The path without query and hash.' })
  url: string;

  @Field({ description: 'Heading of the page; empty where the pattern says nothing.' })
  name: string;

  @Field({ description: 'For the tag title.' })
  title: string;

  @Field({ description: 'For the meta tag description.' })
  description: string;

  @Field({ description: 'For the meta tag keywords, separated by commas.' })
  keywords: string;
}

@InputType({ description: 'Which page.' })
export class UrlMetadataInput {
  @Field({ description: 'Path of the page; a query and a hash are passed over.' })
  @IsString()
  @MaxLength(2000)
  url: string;
}
