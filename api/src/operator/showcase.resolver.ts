import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { OperatorOnly } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { EditShowcase } from './edit-showcase.js';
import { RemoveInput, SaveBadgeInput, SaveCollectionInput, SaveDirectoryInput } from './showcase.input.js';
import { Showcase } from './showcase.model.js';

const SAVES =
  'Answers its id. A picture is the `url` of an upload, or an https address that is fetched once. NOT_FOUND, NAME_TAKEN, PICTURE_NOT_USABLE.';

@OperatorOnly()
@Resolver()
export class ShowcaseResolver {
  constructor(private readonly pieces: EditShowcase) {}

  @Query(() => Showcase, { description: 'Collections, badges and the menu.' })
  showcase(): Promise<Showcase> {
    return this.pieces.read();
  }

  @Mutation(() => String, { description: SAVES })
  saveCollection(@Args('dto') dto: SaveCollectionInput, @CurrentViewer() { userId }: Viewer): Promise<string> {
    return this.pieces.saveCollection(userId, dto);
  }

  @Mutation(() => Boolean, { description: 'NOT_FOUND.' })
  async removeCollection(@Args('dto') { id }: RemoveInput, @CurrentViewer() { userId }: Viewer): Promise<boolean> {
    await this.pieces.remove(userId, 'collection', id);
    return true;
  }

  @Mutation(() => String, { description: SAVES })
  saveBadge(@Args('dto') dto: SaveBadgeInput, @CurrentViewer() { userId }: Viewer): Promise<string> {
    return this.pieces.saveBadge(userId, dto);
  }

  @Mutation(() => Boolean, { description: 'Off every product. NOT_FOUND.' })
  async removeBadge(@Args('dto') { id }: RemoveInput, @CurrentViewer() { userId }: Viewer): Promise<boolean> {
    await this.pieces.remove(userId, 'badge', id);
    return true;
  }

  @OperatorOnly('ADMIN')
  @Mutation(() => String, { description: SAVES })
  saveDirectory(@Args('dto') dto: SaveDirectoryInput, @CurrentViewer() { userId }: Viewer): Promise<string> {
    return this.pieces.saveDirectory(userId, dto);
  }

  @OperatorOnly('ADMIN')
  @Mutation(() => Boolean, { description: 'NOT_FOUND.' })
  async removeDirectory(@Args('dto') { id }: RemoveInput, @CurrentViewer() { userId }: Viewer): Promise<boolean> {
    await this.pieces.remove(userId, 'directory', id);
    return true;
  }
}
