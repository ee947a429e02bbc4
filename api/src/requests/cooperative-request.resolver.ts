import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import type { Client } from '../platform/auth/client.js';
import { CurrentClient, CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { CooperativeRequest, CreateCooperativeRequestInput } from './cooperative-request.model.js';
import { CreateCooperativeRequest } from './create-cooperative-request.js';

@Public()
@Resolver()
export class CooperativeRequestResolver {
  constructor(private readonly requests: CreateCooperativeRequest) {}

  @Mutation(() => CooperativeRequest, {
    description:
      'Asks to become a partner; the shop answers by a letter. Sent again while the INN has an open request, it changes nothing, and the answer is the same. TOO_MANY_REQUESTS.',
  })
  createCooperativeRequest(
    @Args('dto') dto: CreateCooperativeRequestInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<CooperativeRequest> {
    return this.requests.create(viewer?.userId ?? null, client, dto);
  }
}
