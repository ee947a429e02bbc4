import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { UploadRefusal, UploadState } from '../generated/prisma/enums.js';
import { UploadPurpose } from './upload-purposes.js';

export { UploadRefusal, UploadState };

registerEnumType(UploadPurpose, {
  name: 'UploadPurpose',
  description: 'What a file is uploaded for.',
  valuesMap: {
    AVATAR: { description: 'Picture of a shopper, for `editUser`.' },
    REVIEW_PHOTO: { description: 'Photograph in a review.' },
    PRICE_MATCH_PHOTO: { description: 'Picture of a lower price, for `createMeetPriceRequest`.' },
    RETURN_PHOTO: { description: 'Photograph of goods that are returned.' },
    PRODUCT: { description: 'Picture of a product; operators only.' },
    BRAND: { description: 'Logo of a brand, a badge or a menu entry; operators only.' },
    COLLECTION: { description: 'Poster of a collection or a banner; operators only.' },
    POST: { description: 'Picture of an article or a page; operators only.' },
    VIDEO: { description: 'Video of a product; operators only.' },
  },
});
registerEnumType(UploadState, {
  name: 'UploadState',
  valuesMap: {
    PENDING: { description: 'The bytes are awaited, or are being checked.' },
    CHECKED: { description: 'May be given to the call it is for.' },
    REFUSED: { description: '`refusal` says why.' },
    TAKEN: { description: 'Used.' },
  },
  description: 'How far an upload has come.',
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
  description: 'Why an upload cannot be used.',
});

@ObjectType({ description: 'One field of the form that goes before the file.' })
export class UploadField {
  @Field({ description: 'Name of the form field.' })
  name: string;

  @Field({ description: 'What to send in it, unchanged.' })
  value: string;
}

@ObjectType({ description: 'Where one file goes. It may be used once, by who asked for it.' })
export class UploadTicket {
  @Field(() => ID, { description: 'Of the upload; `completeUpload` takes it.' })
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

  @Field(() => Date, { description: 'Until when the bytes can be sent.' })
  expiresAt: Date;
}

@ObjectType({ description: 'A file that was sent, and what came of it.' })
export class Upload {
  @Field(() => ID, { description: 'Of the upload; the call it is for takes it in `uploadIds`.' })
  id: string;

  @Field(() => UploadPurpose, { description: 'What it was sent for.' })
  purpose: UploadPurpose;

  @Field(() => UploadState, { description: 'Whether it can be used.' })
  state: UploadState;

  @Field(() => UploadRefusal, { nullable: true, description: 'Why it cannot be used; null unless `state` is REFUSED.' })
  refusal: UploadRefusal | null;

  @Field(() => String, { nullable: true, description: 'Path for `/_ipx`, once it is checked.' })
  url: string | null;

  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  height: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Dominant colour, `#rrggbb`, to show until it is loaded. Null of pictures with transparent parts.',
  })
  colour: string | null;

  @Field(() => String, { nullable: true, description: 'A `data:` address of 16 pixels, to show until it is loaded.' })
  preview: string | null;

  @Field(() => Date, { description: 'Until when a call can take it; then it is deleted.' })
  expiresAt: Date;
}
