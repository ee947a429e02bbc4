import { Inject } from '@nestjs/common';
import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { LoyaltyLevel, ReadLoyalty } from '../loyalty/index.js';
import { SignedIn } from '../platform/auth/access.js';
import type { Client } from '../platform/auth/client.js';
import { CurrentClient, CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { IdentityConfig } from './identity.config.js';
import { ConfirmContact } from './confirm-contact.js';
import { ExportAccount } from './export-account.js';
import { emailRecipient, given, phoneRecipient, recipientOf } from './recipient.js';
import { AddEmailInput, AddPhoneInput, DeleteAccountInput, EditUserInput, User } from './user.model.js';
import { Users } from './users.js';

/** Query cost of an export: it runs about a dozen statements, and its size grows with the shopper's history. */
const EXPORT_POINTS = 50;

@SignedIn()
@Resolver(() => User)
export class AccountResolver {
  constructor(
    private readonly users: Users,
    private readonly contacts: ConfirmContact,
    private readonly exports: ExportAccount,
    private readonly loyalty: ReadLoyalty,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  @Query(() => User, {
    nullable: true,
    description: 'Returns the signed-in shopper; null with UNAUTHORIZED for a guest.',
  })
  user(@CurrentViewer() { userId }: Viewer): Promise<User> {
    return this.users.byId(userId);
  }

  @ResolveField(() => LoyaltyLevel, {
    nullable: true,
    description: 'Loyalty level, decided by the money spent on delivered orders; null only if the shop has no levels.',
  })
  loyaltyLevel(@Parent() { id }: User): Promise<LoyaltyLevel | null> {
    return this.loyalty.levelOf(id);
  }

  @Mutation(() => User, {
    description: 'Changes the caller’s profile and returns all of it. UPLOAD_NOT_USABLE if the avatar cannot be used.',
  })
  editUser(@Args('dto') dto: EditUserInput, @CurrentViewer() { userId }: Viewer): Promise<User> {
    return this.users.edit(userId, dto);
  }

  @Mutation(() => User, {
    description: 'Sets or replaces the shopper’s e-mail address. CONTACT_TAKEN if another account has it.',
  })
  addEmail(
    @Args('dto') { email, code }: AddEmailInput,
    @CurrentViewer() { userId }: Viewer,
    @CurrentClient() client: Client,
  ): Promise<User> {
    return this.contacts.add(userId, given(emailRecipient(email), 'dto.email'), code, client);
  }

  @Mutation(() => User, {
    description:
      'Sets or replaces the shopper’s phone number. Adding the first number makes the registration bonus spendable.',
  })
  addPhone(
    @Args('dto') { phone, code }: AddPhoneInput,
    @CurrentViewer() { userId }: Viewer,
    @CurrentClient() client: Client,
  ): Promise<User> {
    const recipient = given(phoneRecipient(phone, this.config.PHONE_COUNTRIES), 'dto.phone');
    return this.contacts.add(userId, recipient, code, client);
  }

  @Query(() => String, {
    nullable: true,
    description: 'Returns all data stored about the shopper, as a JSON string to save.',
    complexity: EXPORT_POINTS,
  })
  async exportAccount(@CurrentViewer() { userId }: Viewer): Promise<string> {
    return JSON.stringify(await this.exports.of(userId), null, 2);
  }

  @Mutation(() => Boolean, { description: 'Deletes the account permanently and ends its sessions.' })
  async deleteAccount(
    @Args('dto') { emailOrPhone, code }: DeleteAccountInput,
    @CurrentViewer() { userId }: Viewer,
    @CurrentClient() client: Client,
  ): Promise<boolean> {
    const recipient = given(recipientOf(emailOrPhone, this.config.PHONE_COUNTRIES), 'dto.emailOrPhone');
    await this.contacts.deleteAccount(userId, recipient, code, client);
    return true;
  }
}
