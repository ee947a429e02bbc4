import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { OnlyPeople, OperatorOnly } from '../platform/auth/access.js';
import { CurrentActor, type Actor } from '../platform/auth/actor.js';
import { EditPrograms } from './edit-programs.js';
import { ProgramInput, RotateProgramTokenInput, SaveProgramInput } from './program.input.js';
import { OperatorProgram, SavedProgram } from './program.model.js';

@OperatorOnly('ADMIN')
@OnlyPeople('They decide who is told of events, and who may call')
@Resolver()
export class ProgramResolver {
  constructor(private readonly edit: EditPrograms) {}

  @Query(() => [OperatorProgram], { description: 'All programs, by name; revoked ones too.' })
  programs(): Promise<OperatorProgram[]> {
    return this.edit.all();
  }

  @Mutation(() => SavedProgram, {
    description: 'Makes a program, and answers its token this once; or changes one. NOT_FOUND, NAME_TAKEN.',
  })
  saveProgram(@Args('dto') dto: SaveProgramInput, @CurrentActor() by: Actor): Promise<SavedProgram> {
    return this.edit.save(by, dto);
  }

  @Mutation(() => SavedProgram, {
    description:
      'Makes a new token. The former one stays valid for the hours of grace, and the one before it ends. NOT_FOUND, also of a revoked program.',
  })
  rotateProgramToken(@Args('dto') dto: RotateProgramTokenInput, @CurrentActor() by: Actor): Promise<SavedProgram> {
    return this.edit.rotate(by, dto.id, dto.graceHours);
  }

  @Mutation(() => OperatorProgram, {
    description: 'Ends the former token before its hours of grace are over. NOT_FOUND.',
  })
  endPreviousProgramToken(@Args('dto') { id }: ProgramInput, @CurrentActor() by: Actor): Promise<OperatorProgram> {
    return this.edit.endPrevious(by, id);
  }

  @Mutation(() => OperatorProgram, { description: 'Ends all its tokens, everywhere at once and for good. NOT_FOUND.' })
  revokeProgram(@Args('dto') { id }: ProgramInput, @CurrentActor() by: Actor): Promise<OperatorProgram> {
    return this.edit.revoke(by, id);
  }
}
