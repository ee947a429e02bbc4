import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { SignedIn } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { AddressBook } from './address-book.js';
import { Address, AddressPage, CreateAddressInput, DeleteAddressInput, EditAddressInput } from './address.model.js';

@SignedIn()
@Resolver()
export class AddressResolver {
  constructor(private readonly book: AddressBook) {}

  @Query(() => AddressPage, { description: 'Returns the shopper’s address book, newest first.' })
  addressList(
    @CurrentViewer() { userId }: Viewer,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<AddressPage> {
    return this.book.page(userId, pagination ?? new PaginationInput());
  }

  @Mutation(() => Address, {
    description: 'Adds an address to the shopper’s address book. CITY_NOT_FOUND if the town is absent or unknown.',
  })
  createAddress(@Args('dto') dto: CreateAddressInput, @CurrentViewer() { userId }: Viewer): Promise<Address> {
    return this.book.add(userId, dto);
  }

  @Mutation(() => Address, { description: 'Changes an address of the shopper. ADDRESS_NOT_FOUND if there is none.' })
  editAddress(@Args('dto') dto: EditAddressInput, @CurrentViewer() { userId }: Viewer): Promise<Address> {
    return this.book.edit(userId, dto);
  }

  @Mutation(() => Boolean, { description: 'Deletes an address of the shopper. ADDRESS_NOT_FOUND if there is none.' })
  async deleteAddress(@Args('dto') { id }: DeleteAddressInput, @CurrentViewer() { userId }: Viewer): Promise<boolean> {
    await this.book.remove(userId, id);
    return true;
  }
}
