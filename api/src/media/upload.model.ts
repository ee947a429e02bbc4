import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { UploadRefusal, UploadState } from '../generated/prisma/enums.js';
import { UploadPurpose } from './upload-purposes.js';

export { UploadRefusal, UploadState };

registerEnumType(UploadPurpose, { name: 'UploadPurpose', description: 'What a file is uploaded for.' });
registerEnumType(UploadState, {
  name: 'UploadState',
  valuesMap: {
    PENDING: { description: 'The bytes are awaited, or are being checked.' },
    CHECKED: { description: 'May be given to the call it is for.' },
    REFUSED: { description: '`refusal` says why.' },
    TAKEN: { description: 'Used.' },
  },
});
registerEnumType(UploadRefusal, {
  name: 'UploadRefusal',
  valuesMap: {
    NOT_A_PICTURE: { description: 'Not a whole JPEG, PNG, WebP, GIF or AVIF.' },
    NOT_A_VIDEO: { description: 'Not a whole MP4.' },
    TOO_MANY_PIXELS: { description: 'More than 50 million pixels.' },
    WRONG_SIZE: { description: 'Larger than announced.' },
    CHECK_FAILED: { description: 'It could not be checked; send it, or another picture, by a new ticket.' },
  },
});

@ObjectType()
export class UploadField {
  @Field()
  name: string;

  @Field()
  value: string;
}

@ObjectType({ description: 'Where one file goes. It may be used once, by who asked for it.' })
export class UploadTicket {
  @Field(() => ID)
  id: string;

  @Field({ description: 'Of this API where it begins with a slash.' })
  url: string;

  @Field({
    description:
      'PUT: the bytes are the body, with `content-type` and the same credentials as this call. POST: a form of `fields` and then the bytes as `file`; `completeUpload` follows.',
  })
  method: string;

  @Field(() => [UploadField], { description: 'Of the form; empty for PUT.' })
  fields: UploadField[];

  @Field(() => Date)
  expiresAt: Date;
}

@ObjectType()
export class Upload {
  @Field(() => ID)
  id: string;

  @Field(() => UploadPurpose)
  purpose: UploadPurpose;

  @Field(() => UploadState)
  state: UploadState;

  @Field(() => UploadRefusal, { nullable: true })
  refusal: UploadRefusal | null;

  @Field(() => String, { nullable: true, description: 'Path for `/_ipx`, once it is checked.' })
  url: string | null;

  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  height: number | null;

  @Field(() => String, { nullable: true, description: 'Dominant colour, `#rrggbb`.' })
  colour: string | null;

  @Field(() => String, { nullable: true, description: 'A `data:` address of 16 pixels, to show until it is loaded.' })
  preview: string | null;

  @Field(() => Date)
  expiresAt: Date;
}
