import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { ShowcasePreview } from '../../content/index.js';
import { EditShowcase } from './edit-showcase.js';
import { RemoveInput } from '../../operator/index.js';
import { CollectionInput, SaveBadgeInput, SaveCollectionInput, SaveDirectoryInput } from './showcase.input.js';
import { Showcase } from './showcase.model.js';

const saves = (object: string) =>
  `Creates or replaces ${object}; returns its id. The picture is the \`url\` of an upload or an https URL to download once. NOT_FOUND, NAME_TAKEN, PICTURE_NOT_USABLE.`;

@Needs('WRITE_CATALOGUE')
@Resolver()
export class ShowcaseResolver {
  constructor(private readonly pieces: EditShowcase) {}

  @Needs('READ_CATALOGUE')
  @Query(() => Showcase, { description: 'Returns all collections, badges and menu entries.' })
  showcase(): Promise<Showcase> {
    return this.pieces.read();
  }

  @Needs('READ_CATALOGUE')
  @Query(() => ShowcasePreview, {
    description:
      'Creates a preview link, valid for an hour, to the page of a collection, shown yet or not. NOT_FOUND if there is none.',
  })
  previewCollection(@Args('dto') { id }: CollectionInput): Promise<ShowcasePreview> {
    return this.pieces.preview(id);
  }

  @Mutation(() => String, { description: saves('a collection') })
  saveCollection(@Args('dto') dto: SaveCollectionInput, @CurrentActor() by: Actor): Promise<string> {
    return this.pieces.saveCollection(by, dto);
  }

  @Mutation(() => Boolean, { description: 'Deletes a collection. NOT_FOUND if there is none.' })
  async removeCollection(@Args('dto') { id }: RemoveInput, @CurrentActor() by: Actor): Promise<boolean> {
    await this.pieces.remove(by, 'collection', id);
    return true;
  }

  @Mutation(() => String, { description: saves('a badge') })
  saveBadge(@Args('dto') dto: SaveBadgeInput, @CurrentActor() by: Actor): Promise<string> {
    return this.pieces.saveBadge(by, dto);
  }

  @Mutation(() => Boolean, { description: 'Deletes a badge and removes it from all products. NOT_FOUND.' })
  async removeBadge(@Args('dto') { id }: RemoveInput, @CurrentActor() by: Actor): Promise<boolean> {
    await this.pieces.remove(by, 'badge', id);
    return true;
  }

  @Needs('MENU')
  @Mutation(() => String, { description: saves('a menu entry') })
  saveDirectory(@Args('dto') dto: SaveDirectoryInput, @CurrentActor() by: Actor): Promise<string> {
    return this.pieces.saveDirectory(by, dto);
  }

  @Needs('MENU')
  @Mutation(() => Boolean, { description: 'Deletes a menu entry. NOT_FOUND if there is none.' })
  async removeDirectory(@Args('dto') { id }: RemoveInput, @CurrentActor() by: Actor): Promise<boolean> {
    await this.pieces.remove(by, 'directory', id);
    return true;
  }
}
