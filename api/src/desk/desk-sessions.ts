import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessTokens, Sessions, SignIn, type OpenedSession, type Recipient, type Tokens } from '../identity/index.js';
import type { Client } from '../platform/auth/client.js';
import { ApiError } from '../shared/api-error.js';
import { clearDeskCookies, IDLE_SECONDS, keepDeskCookies, readDeskCookies } from './desk-cookies.js';

/** Sessions of operators whose tokens are in the cookies of the desk. */
@Injectable()
export class DeskSessions {
  /** Renewals in progress, by refresh token: calls that come together renew once. */
  private readonly renewals = new Map<string, Promise<Tokens>>();

  constructor(
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
    private readonly signIn: SignIn,
  ) {}

  /** Signs an operator in with a code. Throws CODE_INVALID also for the right code of a person who is no operator. */
  byCode(contact: Recipient, code: string, client: Client): Promise<OpenedSession> {
    return this.signIn.asOperator(contact, code, client);
  }

  /** Throws LINK_INVALID for an unknown, used or expired link. */
  byLink(token: string, client: Client): Promise<OpenedSession> {
    return this.signIn.byLink(token, client);
  }

  /**
   * Puts a new session into the cookies, and ends the session that they held before. From now on the session ends after
   * idle hours.
   */
  async keep(request: FastifyRequest, reply: FastifyReply, opened: OpenedSession, client: Client): Promise<void> {
    await this.endOf(request, client);
    keepDeskCookies(request, reply, await this.sessions.refresh(opened.tokens.refreshToken, client, IDLE_SECONDS));
  }

  /** Ends the session of the cookies, and removes them. */
  async end(request: FastifyRequest, reply: FastifyReply, client: Client): Promise<void> {
    await this.endOf(request, client);
    clearDeskCookies(request, reply);
  }

  /**
   * Returns the access token of the cookies. An expired token is replaced by a new one, in the cookies as well. Null if
   * the session has ended; then the cookies are removed.
   */
  async accessToken(request: FastifyRequest, reply: FastifyReply, client: Client): Promise<string | null> {
    const held = readDeskCookies(request);
    if (held?.accessToken && this.accessTokens.read(held.accessToken)) return held.accessToken;
    const tokens = held?.refreshToken ? await this.renewed(held.refreshToken, client) : null;
    if (tokens) keepDeskCookies(request, reply, tokens);
    else clearDeskCookies(request, reply);
    return tokens?.accessToken ?? null;
  }

  private async endOf(request: FastifyRequest, client: Client): Promise<void> {
    const held = readDeskCookies(request);
    if (!held) return;
    const live = held.accessToken ? this.accessTokens.read(held.accessToken) : null;
    const renewed = live || !held.refreshToken ? null : await this.renewed(held.refreshToken, client);
    const viewer = live ?? (renewed && this.accessTokens.read(renewed.accessToken));
    if (viewer) await this.sessions.end(viewer);
  }

  private async renewed(refreshToken: string, client: Client): Promise<Tokens | null> {
    let renewal = this.renewals.get(refreshToken);
    if (!renewal) {
      renewal = this.sessions.refresh(refreshToken, client, IDLE_SECONDS);
      this.renewals.set(refreshToken, renewal);
      const forget = () => this.renewals.delete(refreshToken);
      renewal.then(forget, forget);
    }
    try {
      return await renewal;
    } catch (error) {
      if (error instanceof ApiError && error.extensions.code === 'UNAUTHORIZED') return null;
      throw error;
    }
  }
}
