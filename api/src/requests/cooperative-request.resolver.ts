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
      'Sends a partnership request; the shop answers by e-mail. If a request with the same INN is open, nothing changes and the result is the same. TOO_MANY_REQUESTS.',
  })
  createCooperativeRequest(
    @Args('dto') dto: CreateCooperativeRequestInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<CooperativeRequest> {
    return this.requests.create(viewer?.userId ?? null, client, dto);
  }
}
