import { Body, Controller, Delete, HttpCode, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  given,
  recipientOf,
  SendCode,
  type IdentityConfig,
  type OpenedSession,
  type Recipient,
} from '../identity/index.js';
import { Public } from '../platform/auth/access.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';

import { DeskErrorFilter } from './desk-error.filter.js';
import { DeskCodeInput, DeskSignInInput } from './desk-session.input.js';
import { DeskSessions } from './desk-sessions.js';
import { FirstAdministrator } from './first-administrator.js';

/**
 * The session of the desk. Answers contain no token, because the tokens are in cookies. Errors have GraphQL's format.
 * `DeskCalls` has refused every request that does not come from the desk’s pages.
 */
@Public('SIGNING_IN')
@UseFilters(DeskErrorFilter)
@Controller('admin/session')
export class DeskSessionController {
  constructor(
    private readonly sendCode: SendCode,
    private readonly sessions: DeskSessions,
    private readonly first: FirstAdministrator,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Sends a code to sign in with. The answer does not reveal whether an account has this contact. */
  @Post('code')
  @HttpCode(200)
  async code(@Body() { contact, ...signs }: DeskCodeInput, @Req() request: ViewedRequest) {
    const recipient = this.recipient(contact);
    return this.sendCode.to({ ...signs, recipient, purpose: 'SIGN_IN' }, request.client);
  }

  @Post()
  @HttpCode(204)
  async open(
    @Body() dto: DeskSignInInput,
    @Req() request: ViewedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.keep(request, reply, await this.entered(dto, request), request.client);
  }

  @Delete()
  @HttpCode(204)
  async end(@Req() request: ViewedRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.end(request, reply, request.client);
  }

  private entered({ token, first, contact, code }: DeskSignInInput, { client }: ViewedRequest): Promise<OpenedSession> {
    if (token !== undefined) return this.sessions.byLink(token, client);
    const recipient = this.recipient(contact!);
    if (first !== undefined) return this.first.enter(first, recipient, client);
    return this.sessions.byCode(recipient, code!, client);
  }

  private recipient(contact: string): Recipient {
    return given(recipientOf(contact, this.config.PHONE_COUNTRIES), 'contact');
  }
}
