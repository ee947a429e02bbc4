import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Needs, Public } from '../platform/auth/access.js';
import type { Client } from '../platform/auth/client.js';
import { CurrentClient, CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { CompleteUpload } from './complete-upload.js';
import { CreateUpload } from './create-upload.js';
import { CompleteUploadInput, CreateUploadInput } from './upload.input.js';
import { Upload, UploadTicket } from './upload.model.js';
import { uploadOwner } from './upload-owner.js';

const TICKET =
  'Returns a URL to which one file can be uploaded (docs/pictures.md). BAD_USER_INPUT, UNAUTHORIZED (the purpose requires an account), TOO_MANY_REQUESTS.';
const COMPLETE =
  'Checks the uploaded file. The check runs once; repeating the call returns the same result. UPLOAD_NOT_FOUND, UPLOAD_EXPIRED (ticket expired or used), UPLOAD_NOT_RECEIVED (the file has not arrived), OVERLOADED (try again later).';
/** Query cost of a check: reading, decoding and encoding a picture. */
const CHECK_POINTS = 100;

@Resolver()
export class UploadResolver {
  constructor(
    private readonly tickets: CreateUpload,
    private readonly checks: CompleteUpload,
  ) {}

  @Public()
  @Mutation(() => UploadTicket, { description: TICKET })
  createUpload(
    @Args('dto') dto: CreateUploadInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<UploadTicket> {
    return this.tickets.forShopper(viewer, client, dto);
  }

  @Public()
  @Mutation(() => Upload, { description: COMPLETE, complexity: CHECK_POINTS })
  completeUpload(
    @Args('dto') { id }: CompleteUploadInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<Upload> {
    return this.checks.run(uploadOwner(viewer, client), client, id);
  }

  @Needs('UPLOAD')
  @Mutation(() => UploadTicket, { description: TICKET })
  createOperatorUpload(
    @Args('dto') dto: CreateUploadInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<UploadTicket> {
    return this.tickets.forOperator(viewer, client, dto);
  }

  @Needs('UPLOAD')
  @Mutation(() => Upload, { description: COMPLETE, complexity: CHECK_POINTS })
  completeOperatorUpload(
    @Args('dto') { id }: CompleteUploadInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<Upload> {
    return this.checks.run(uploadOwner(viewer, client), client, id);
  }
}
