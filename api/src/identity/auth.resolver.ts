import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Public, SignedIn } from '../platform/auth/access.js';
import type { Client } from '../platform/auth/client.js';
import { CurrentClient, CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { IdentityConfig } from './identity.config.js';
import {
  AuthResult,
  CodeSent,
  CodeStatus,
  EndSessionInput,
  RefreshTokensInput,
  SendEmailCodeInput,
  SendSmsCodeInput,
  Session,
  SignInByLinkInput,
} from './auth.model.js';
import { emailRecipient, given, phoneRecipient, recipientOf } from './recipient.js';
import { SendCode, type CodeRequest } from './send-code.js';
import { Sessions } from './sessions.js';
import { SignIn, type OpenedSession } from './sign-in.js';
import { AuthenticateInput, RegistrationSource } from './user.model.js';
import { Users } from './users.js';

@Resolver()
export class AuthResolver {
  constructor(
    private readonly sendCode: SendCode,
    private readonly signIn: SignIn,
    private readonly sessions: Sessions,
    private readonly users: Users,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  @Public('SIGNING_IN')
  @Mutation(() => CodeSent, {
    description: 'Sends a code by SMS: to a guest for signing in, to a shopper for `addPhone` or `deleteAccount`.',
  })
  sendSmsCode(
    @Args('dto') { phone, ...signs }: SendSmsCodeInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<CodeSent> {
    const recipient = given(phoneRecipient(phone, this.config.PHONE_COUNTRIES), 'dto.phone');
    return this.send({ ...signs, recipient, purpose: purposeOf(viewer) }, client);
  }

  @Public('SIGNING_IN')
  @Mutation(() => CodeSent, {
    description: 'Sends a code by e-mail: to a guest for signing in, to a shopper for `addEmail` or `deleteAccount`.',
  })
  sendEmailCode(
    @Args('dto') { email, ...signs }: SendEmailCodeInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<CodeSent> {
    const recipient = given(emailRecipient(email), 'dto.email');
    return this.send({ ...signs, recipient, purpose: purposeOf(viewer) }, client);
  }

  @Public('SIGNING_IN')
  @Mutation(() => AuthResult, {
    description:
      'Signs in with a code; the first sign-in creates the account. CODE_INVALID does not say what was wrong with the code.',
  })
  async authenticate(
    @Args('dto') { emailOrPhone, code, registrationSource }: AuthenticateInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<AuthResult> {
    const recipient = given(recipientOf(emailOrPhone, this.config.PHONE_COUNTRIES), 'dto.emailOrPhone');
    const source = registrationSource ?? RegistrationSource.WEB;
    return this.signedIn(viewer, await this.signIn.with(recipient, code, client, source));
  }

  @Public()
  @Mutation(() => AuthResult, {
    description: 'Signs an operator in with a one-time link created on the shop’s server. LINK_INVALID.',
  })
  async signInByLink(
    @Args('dto') { token }: SignInByLinkInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<AuthResult> {
    return this.signedIn(viewer, await this.signIn.byLink(token, client));
  }

  @Public('SIGNING_IN')
  @Mutation(() => AuthResult, {
    description: 'Exchanges a refresh token for new tokens. Using a token twice ends its session: UNAUTHORIZED.',
  })
  async refreshTokens(
    @Args('dto') { refreshToken }: RefreshTokensInput,
    @CurrentClient() client: Client,
  ): Promise<AuthResult> {
    const { userId, ...authData } = await this.sessions.refresh(refreshToken, client);
    return { user: await this.users.byId(userId), authData, registered: false };
  }

  @SignedIn()
  @Query(() => [Session], { description: 'Returns the shopper’s sessions, most recently used first.' })
  async sessionList(@CurrentViewer() { userId, sessionId }: Viewer): Promise<Session[]> {
    const sessions = await this.sessions.list(userId);
    return sessions.map((session) => ({ ...session, current: session.id === sessionId }));
  }

  @SignedIn()
  @Mutation(() => Boolean, { description: 'Ends the caller’s session.' })
  signOut(@CurrentViewer() viewer: Viewer): Promise<boolean> {
    return this.sessions.end(viewer);
  }

  @SignedIn()
  @Mutation(() => Boolean, {
    description: 'Ends one of the shopper’s sessions; returns false if there is no such session.',
  })
  endSession(@Args('dto') { id }: EndSessionInput, @CurrentViewer() { userId }: Viewer): Promise<boolean> {
    return this.sessions.end({ userId, sessionId: id });
  }

  @SignedIn()
  @Mutation(() => Boolean, { description: 'Ends all sessions of the shopper, including this one.' })
  async signOutEverywhere(@CurrentViewer() { userId }: Viewer): Promise<boolean> {
    await this.sessions.endAll(userId);
    return true;
  }

  /** Returns the new session, and ends the one that the request was authenticated with. */
  private async signedIn(viewer: Viewer | null, { tokens, ...opened }: OpenedSession): Promise<AuthResult> {
    if (viewer) await this.sessions.end(viewer);
    return { ...opened, authData: tokens };
  }

  private async send(request: CodeRequest, client: Client): Promise<CodeSent> {
    return { status: CodeStatus.SENT, ...(await this.sendCode.to(request, client)) };
  }
}

/** A code requested while signed in can only confirm a contact of that shopper; nobody can sign in with it. */
function purposeOf(viewer: Viewer | null): CodeRequest['purpose'] {
  return viewer ? { confirmationBy: viewer.userId } : 'SIGN_IN';
}
