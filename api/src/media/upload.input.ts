import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsEnum, IsInt, IsString, IsUUID, MaxLength, Min, MinLength } from 'class-validator';
import { PlainText } from '../platform/graphql/plain-text.js';
import { UploadPurpose } from './upload-purposes.js';

@InputType({ description: 'The file to upload and its purpose.' })
export class CreateUploadInput {
  @Field(() => UploadPurpose, { description: 'What the file is for; only calls for the same purpose accept it.' })
  @IsEnum(UploadPurpose)
  purpose: UploadPurpose;

  @Field({ description: 'File name as the shopper sees it; never used in URLs.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  @PlainText()
  fileName: string;

  @Field({
    description:
      'Media type: image/jpeg, image/png, image/webp, image/gif or image/avif; for VIDEO, video/mp4; for FEED, text/csv, text/xml, application/xml, application/x-ndjson, that of .xlsx, or application/octet-stream.',
  })
  @IsString()
  @MaxLength(80)
  contentType: string;

  @Field(() => Int, {
    description:
      'File size in bytes: at most 10,000,000 for an image, 100,000,000 for a video and 50,000,000 for a feed.',
  })
  @IsInt()
  @Min(1)
  byteSize: number;
}

@InputType({ description: 'Identifies the upload whose file has been sent.' })
export class CompleteUploadInput {
  @Field(() => ID, { description: '`id` of the ticket that `createUpload` returned.' })
  @IsUUID('all')
  id: string;
}
