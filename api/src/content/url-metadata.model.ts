import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';

@ObjectType({ description: 'What a page says of itself to search engines and in the browser’s title.' })
export class UrlMetadata {
  @Field({ description: 'The path without query and hash.' })
  url: string;

  @Field()
  name: string;

  @Field()
  title: string;

  @Field()
  description: string;

  @Field()
  keywords: string;
}

@InputType()
export class UrlMetadataInput {
  @Field({ description: 'Path of the page; a query and a hash are passed over.' })
  @IsString()
  @MaxLength(2000)
  url: string;
}
