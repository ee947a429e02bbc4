import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { RemoveInput } from '../../operator/index.js';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { JudgedQueryInput } from './judged-query.input.js';
import { JudgedQuery } from './judged-query.model.js';
import { JudgedQueries } from './judged-queries.js';

@Needs('WRITE_CATALOGUE')
@Resolver()
export class JudgedQueryResolver {
  constructor(private readonly judged: JudgedQueries) {}

  @Needs('READ_CATALOGUE')
  @Query(() => [JudgedQuery], {
    description: 'Returns the queries that the merchant has judged, at most 500, sorted by query.',
  })
  judgedQueries(): Promise<JudgedQuery[]> {
    return this.judged.all();
  }

  @Mutation(() => JudgedQuery, {
    description:
      'Saves a judged query; the given products replace earlier ones. At most 500 judged queries. BAD_USER_INPUT.',
  })
  saveJudgedQuery(@Args('dto') dto: JudgedQueryInput, @CurrentActor() by: Actor): Promise<JudgedQuery> {
    return this.judged.save(by, dto);
  }

  @Mutation(() => Boolean, { description: 'Removes a judged query. NOT_FOUND if there is none.' })
  async removeJudgedQuery(@Args('dto') { id }: RemoveInput, @CurrentActor() by: Actor): Promise<boolean> {
    await this.judged.remove(by, id);
    return true;
  }
}
