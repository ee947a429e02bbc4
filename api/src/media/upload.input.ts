import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsString, IsUUID, MaxLength, Min, MinLength } from 'class-validator';
import { UploadPurpose } from './upload-purposes.js';

@InputType({ description: 'What file is to be sent, and what for.' })
export class CreateUploadInput {
  @Field(() => UploadPurpose, { description: 'What the file is for; only calls for this purpose take it.' })
  @IsEnum(UploadPurpose)
  purpose: UploadPurpose;

  @Field({ description: 'As the shopper sees it; never a part of an address.' })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  fileName: string;

  @Field({ description: 'image/jpeg, image/png, image/webp, image/gif, image/avif; of VIDEO video/mp4.' })
  @IsString()
  @MaxLength(50)
  contentType: string;

  @Field(() => Int, { description: 'Bytes: 10 000 000 of a picture and 100 000 000 of a video at most.' })
  @IsInt()
  @Min(1)
  byteSize: number;
}

@InputType({ description: 'Which upload has been sent.' })
export class CompleteUploadInput {
  @Field(() => ID, { description: '`id` of the ticket.' })
  @IsUUID('all')
  id: string;
}
