import type { Type } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Versions, type Versioned } from './versions.js';

/** Returns a resolver that adds `version` to a type. */
export function versionResolverOf<Thing extends object>(
  type: Type<Thing>,
  entity: Versioned,
  idOf: (thing: Thing) => string,
): Type<object> {
  @Resolver(() => type)
  class VersionResolver {
    constructor(private readonly versions: Versions) {}

    @ResolveField(() => String, {
      description:
        'Version of the object’s editable fields. A change that is sent with this version is refused if the object has another version by that time.',
    })
    version(@Parent() thing: Thing): Promise<string> {
      return this.versions.of(entity, idOf(thing));
    }
  }
  Object.defineProperty(VersionResolver, 'name', { value: `${type.name}VersionResolver` });
  return VersionResolver;
}
