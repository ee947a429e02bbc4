import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { Clearable, IfGiven, Text } from './inputs.js';
import { says } from '../shared/messages/messages.js';

const MOST_IMAGES = 20;
const MOST_VIDEOS = 3;

@InputType({ description: 'A picture of a product and its words.' })
export class ProductImageInput {
  @Field({ description: 'The `url` of an upload, or an https address that is fetched once.' })
  @Text(500)
  url: string;

  @Field({ defaultValue: '', description: 'What it shows, for those who do not see it.' })
  @IsString()
  @MaxLength(500)
  alt: string;
}

@InputType({ description: 'What is left out stays.' })
export class SetProductMediaInput {
  @Field(() => ID, { description: '`id` of `products`.' })
  @IsUUID('all')
  id: string;

  @Field(() => [ProductImageInput], { nullable: true, description: 'All its pictures, the cover first; 20 at most.' })
  @IfGiven()
  @ArrayMaxSize(MOST_IMAGES)
  @ArrayUnique(({ url }: ProductImageInput) => url, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => ProductImageInput)
  images?: ProductImageInput[];

  @Field(() => [String], { nullable: true, description: 'All its videos, by the `url` of their uploads; 3 at most.' })
  @IfGiven()
  @ArrayMaxSize(MOST_VIDEOS)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(500, { each: true })
  videos?: string[];
}

@InputType({ description: 'A brand and its picture.' })
export class SetBrandLogoInput {
  @Field(() => ID, { description: 'Which brand: its `id`, not its `slug`.' })
  @IsUUID('all')
  id: string;

  @Clearable(500, '`url` of an upload, or an https address that is fetched once; null takes the logo away.')
  logoUrl?: string | null;
}
