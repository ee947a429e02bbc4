import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor, type Caller } from '../../platform/auth/actor.js';
import { EditPrograms } from './edit-programs.js';
import { ProgramInput, RotateProgramTokenInput, SaveProgramInput } from './program.input.js';
import { OperatorProgram, SavedProgram } from './program.model.js';

@Needs('PROGRAMS', { onlyPeople: 'A stolen token could make what outlives it' })
@Resolver()
export class ProgramResolver {
  constructor(private readonly edit: EditPrograms) {}

  @Query(() => [OperatorProgram], { description: 'Returns all programs, including revoked ones, sorted by name.' })
  programs(): Promise<OperatorProgram[]> {
    return this.edit.all();
  }

  @Mutation(() => SavedProgram, {
    description:
      'Creates a program and returns its token, which cannot be read later, or changes a program. NOT_FOUND, NAME_TAKEN (name already used).',
  })
  saveProgram(@Args('dto') dto: SaveProgramInput, @CurrentActor() by: Caller): Promise<SavedProgram> {
    return this.edit.save(by, dto);
  }

  @Mutation(() => SavedProgram, {
    description:
      'Creates a new token for a program. The current one stays valid for the grace period; an older one is revoked. The caller needs all scopes of the program. NOT_FOUND, also for a revoked program.',
  })
  rotateProgramToken(@Args('dto') dto: RotateProgramTokenInput, @CurrentActor() by: Caller): Promise<SavedProgram> {
    return this.edit.rotate(by, dto.id, dto.graceHours);
  }

  @Mutation(() => OperatorProgram, {
    description: 'Revokes a program’s previous token before its grace period ends. NOT_FOUND.',
  })
  endPreviousProgramToken(@Args('dto') { id }: ProgramInput, @CurrentActor() by: Actor): Promise<OperatorProgram> {
    return this.edit.endPrevious(by, id);
  }

  @Mutation(() => OperatorProgram, {
    description: 'Revokes all tokens of a program immediately and permanently. NOT_FOUND.',
  })
  revokeProgram(@Args('dto') { id }: ProgramInput, @CurrentActor() by: Actor): Promise<OperatorProgram> {
    return this.edit.revoke(by, id);
  }
}
