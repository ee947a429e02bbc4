import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { UploadRefusal, UploadState } from '../generated/prisma/enums.js';
import { UploadPurpose } from './upload-purposes.js';

export { UploadRefusal, UploadState };

registerEnumType(UploadPurpose, {
  name: 'UploadPurpose',
  description: 'Purposes of uploaded files.',
  valuesMap: {
    AVATAR: { description: 'Profile picture of a shopper, for `editUser`.' },
    REVIEW_PHOTO: { description: 'Photograph in a review, for `createReview`.' },
    PRICE_MATCH_PHOTO: { description: 'Picture that shows a lower price, for `createMeetPriceRequest`.' },
    RETURN_PHOTO: { description: 'Photograph of goods to return, for `createReturnRequest`.' },
    PRODUCT: { description: 'Picture of a product; operators only.' },
    BRAND: { description: 'Logo of a brand, a badge or a menu entry; operators only.' },
    COLLECTION: { description: 'Poster of a collection or a banner; operators only.' },
    POST: { description: 'Picture of an article or a page; operators only.' },
    VIDEO: { description: 'Video of a product; operators only.' },
    FEED: { description: 'A supplier’s file, for `startFeedRun`; operators only.' },
  },
});
registerEnumType(UploadState, {
  name: 'UploadState',
  valuesMap: {
    PENDING: { description: 'Waits for the file or its check.' },
    CHECKED: { description: 'Checked: can be used by the call for its purpose.' },
    REFUSED: { description: 'Rejected; `refusal` says why.' },
    TAKEN: { description: 'Already used by a call.' },
  },
  description: 'Status of an upload.',
});
registerEnumType(UploadRefusal, {
  name: 'UploadRefusal',
  valuesMap: {
    NOT_A_PICTURE: { description: 'Not a complete JPEG, PNG, WebP, GIF or AVIF file.' },
    NOT_A_VIDEO: { description: 'Not a complete MP4 file.' },
    TOO_MANY_PIXELS: { description: 'More than 50 million pixels.' },
    WRONG_SIZE: { description: 'Larger than the `byteSize` of the request.' },
    CHECK_FAILED: { description: 'The file could not be checked. Upload the same or another file with a new ticket.' },
  },
  description: 'Reasons to reject an uploaded file.',
});

@ObjectType({ description: 'A form field to send before the file.' })
export class UploadField {
  @Field({ description: 'Name of the form field.' })
  name: string;

  @Field({ description: 'Value to send in the field, unchanged.' })
  value: string;
}

@ObjectType({ description: 'URL and method for uploading one file. Only the caller may use the ticket, once.' })
export class UploadTicket {
  @Field(() => ID, { description: 'Id of the upload; `completeUpload` takes it.' })
  id: string;

  @Field({ description: 'URL to upload to; relative to this API if it begins with a slash.' })
  url: string;

  @Field({
    description:
      'PUT: send the file as the body, with `content-type` and the credentials of this call. POST: send a form with `fields`, then the file as `file`; afterwards call `completeUpload`.',
  })
  method: string;

  @Field(() => [UploadField], { description: 'Form fields to send with POST; empty for PUT.' })
  fields: UploadField[];

  @Field(() => Date, { description: 'Until when the file can be uploaded.' })
  expiresAt: Date;
}

@ObjectType({ description: 'An uploaded file and the result of its check.' })
export class Upload {
  @Field(() => ID, { description: 'Id of the upload; the call for its purpose takes it in `uploadIds`.' })
  id: string;

  @Field(() => UploadPurpose, { description: 'Purpose of the file.' })
  purpose: UploadPurpose;

  @Field(() => UploadState, { description: 'Whether the file can be used.' })
  state: UploadState;

  @Field(() => UploadRefusal, {
    nullable: true,
    description: 'Why the file was rejected; null unless `state` is REFUSED.',
  })
  refusal: UploadRefusal | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path for the image proxy `/_ipx`; null until the file is checked.',
  })
  url: string | null;

  @Field(() => Int, { nullable: true, description: 'Width in pixels.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Height in pixels.' })
  height: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Dominant colour, `#rrggbb`, as a placeholder while loading. Null for pictures with transparency.',
  })
  colour: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A `data:` URL of a 16-pixel picture, as a placeholder while loading.',
  })
  preview: string | null;

  @Field(() => Date, { description: 'Until when the file can be used by a call; afterwards it is deleted.' })
  expiresAt: Date;
}
