import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';

@ObjectType({ description: 'Title, description and heading of a page.' })
export class UrlMetadata {
  @Field({ description: 'Path without query string and fragment.' })
  url: string;

  @Field({ description: 'Heading of the page; empty if the template has none.' })
  name: string;

  @Field({ description: 'Content of the HTML element title.' })
  title: string;

  @Field({ description: 'Content of the meta tag description.' })
  description: string;

  @Field({ description: 'Content of the meta tag keywords, comma-separated.' })
  keywords: string;
}

@InputType({ description: 'Path of the page.' })
export class UrlMetadataInput {
  @Field({ description: 'Path of the page; query string and fragment are ignored.' })
  @IsString()
  @MaxLength(2000)
  url: string;
}
