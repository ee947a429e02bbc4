import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor, type Caller } from '../../platform/auth/actor.js';
import { EditShopper } from './edit-shopper.js';
import { EditShopperInput } from './edit-shopper.input.js';
import { ManageShoppers } from './manage-shoppers.js';
import { Shopper, ShopperInput } from './shopper.model.js';
import { TendShoppers } from './tend-shoppers.js';
import {
  AddShopperNoteInput,
  BlockShopperInput,
  ShopperNote,
  ShopperSession,
  ShopperSessionInput,
} from './tend-shoppers.model.js';

@Needs('WRITE_SHOPPERS')
@Resolver()
export class TendShoppersResolver {
  constructor(
    private readonly people: ManageShoppers,
    private readonly care: TendShoppers,
    private readonly changes: EditShopper,
  ) {}

  @Needs('READ_SHOPPERS')
  @Query(() => Shopper, {
    description: 'Returns an account; `ordersConnection` with its `userId` returns its orders. SHOPPER_NOT_FOUND.',
  })
  shopper(
    @Args('dto', { description: 'Identifies the shopper’s account.' }) { userId }: ShopperInput,
  ): Promise<Shopper> {
    return this.people.byId(userId);
  }

  @Needs('READ_SHOPPERS')
  @Query(() => [ShopperSession], {
    description: 'Returns a shopper’s open sessions, most recently used first. SHOPPER_NOT_FOUND.',
  })
  shopperSessions(
    @Args('dto', { description: 'Identifies the shopper’s account.' }) { userId }: ShopperInput,
  ): Promise<ShopperSession[]> {
    return this.care.sessionsOf(userId);
  }

  @Needs('READ_SHOPPERS')
  @Query(() => [ShopperNote], {
    description: 'Returns the latest 100 notes on a shopper, newest first. SHOPPER_NOT_FOUND.',
  })
  shopperNotes(
    @Args('dto', { description: 'Identifies the shopper’s account.' }) { userId }: ShopperInput,
  ): Promise<ShopperNote[]> {
    return this.care.notesOf(userId);
  }

  @Needs('WRITE_SHOPPERS', { onlyPeople: 'Whoever holds a contact can sign in by it' })
  @Mutation(() => Shopper, {
    description:
      'Changes a shopper’s name or contacts. A changed contact is unconfirmed until its owner signs in by it, and both the former and the new one are told. Sessions stay. Accounts of operators need the permission ROLES. SHOPPER_NOT_FOUND, CONTACT_TAKEN.',
  })
  editShopper(
    @Args('dto', { description: 'The account, the changes and the reason.' }) dto: EditShopperInput,
    @CurrentActor() by: Caller,
  ): Promise<Shopper> {
    return this.changes.edit(by, dto);
  }

  @Mutation(() => Boolean, {
    description:
      'Ends a session of a shopper; returns false if there is no such session. Sessions of operators need the permission ROLES. SHOPPER_NOT_FOUND.',
  })
  endShopperSession(
    @Args('dto', { description: 'The account and its session.' }) { userId, sessionId }: ShopperSessionInput,
    @CurrentActor() by: Caller,
  ): Promise<boolean> {
    return this.care.endSessions(by, userId, sessionId);
  }

  @Mutation(() => Boolean, {
    description:
      'Ends all sessions of a shopper; returns false if there were none. Sessions of operators need the permission ROLES. SHOPPER_NOT_FOUND.',
  })
  endShopperSessions(
    @Args('dto', { description: 'Identifies the shopper’s account.' }) { userId }: ShopperInput,
    @CurrentActor() by: Caller,
  ): Promise<boolean> {
    return this.care.endSessions(by, userId, null);
  }

  @Mutation(() => [ShopperNote], {
    description: 'Adds a note to a shopper, for operators and programs, and returns all notes. SHOPPER_NOT_FOUND.',
  })
  addShopperNote(
    @Args('dto', { description: 'The account and the note.' }) dto: AddShopperNoteInput,
    @CurrentActor() by: Actor,
  ): Promise<ShopperNote[]> {
    return this.care.addNote(by, dto);
  }

  @Mutation(() => Shopper, {
    description:
      'Blocks a shopper from signing in and ordering, and ends the shopper’s sessions. SHOPPER_NOT_FOUND, SHOPPER_IS_OPERATOR (operators cannot be blocked).',
  })
  blockShopper(
    @Args('dto', { description: 'The account and the reason.' }) { userId, reason }: BlockShopperInput,
    @CurrentActor() by: Actor,
  ): Promise<Shopper> {
    return this.care.block(by, userId, reason);
  }

  @Mutation(() => Shopper, { description: 'Lets a blocked shopper sign in and order again. SHOPPER_NOT_FOUND.' })
  unblockShopper(
    @Args('dto', { description: 'The account and the reason.' }) { userId, reason }: BlockShopperInput,
    @CurrentActor() by: Actor,
  ): Promise<Shopper> {
    return this.care.unblock(by, userId, reason);
  }
}
