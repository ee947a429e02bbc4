import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { Clearable, IfGiven, Text, SeenVersion } from '../../operator/index.js';
import { says } from '../../shared/messages/messages.js';

const MOST_IMAGES = 20;
const MOST_VIDEOS = 3;

@InputType({ description: 'A picture of a product with its alternative text.' })
export class ProductImageInput {
  @Field({ description: 'The `url` of an upload, or an https URL to download once.' })
  @Text(500)
  url: string;

  @Field({ defaultValue: '', description: 'Alternative text: what the picture shows.' })
  @IsString()
  @MaxLength(500)
  alt: string;
}

@InputType({ description: 'Pictures and videos of a product. An absent list stays unchanged.' })
export class SetProductMediaInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { description: '`id` of a product from `products`.' })
  @IsUUID('all')
  id: string;

  @Field(() => [ProductImageInput], {
    nullable: true,
    description: 'All pictures of the product, cover first, 20 at most.',
  })
  @IfGiven()
  @ArrayMaxSize(MOST_IMAGES)
  @ArrayUnique(({ url }: ProductImageInput) => url, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => ProductImageInput)
  images?: ProductImageInput[];

  @Field(() => [String], {
    nullable: true,
    description: 'All videos of the product, each as the `url` of an upload; 3 at most.',
  })
  @IfGiven()
  @ArrayMaxSize(MOST_VIDEOS)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(500, { each: true })
  videos?: string[];
}

@InputType({ description: 'A brand, and the picture to use as its logo.' })
export class SetBrandLogoInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { description: '`id` of the brand, not its `slug`.' })
  @IsUUID('all')
  id: string;

  @Clearable(500, '`url` of an upload, or an https URL to download once; null removes the logo.')
  logoUrl?: string | null;
}
