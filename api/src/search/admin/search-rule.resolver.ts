import { Args, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { askedCounts, RemoveInput } from '../../operator/index.js';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { ConnectionArgs } from '../../platform/graphql/connection.model.js';
import { SearchRules } from '../rules/search-rules.js';
import { EditSearchRules } from './edit-search-rules.js';
import { PreviewSearchRule } from './preview-search-rule.js';
import {
  PreviewSearchRuleInput,
  SaveSearchRuleInput,
  SearchRuleIdInput,
  SearchRulesInput,
} from './search-rule.input.js';
import { OperatorSearchRule, SearchRuleConnection, SearchRulePreview } from './search-rule.model.js';

/** Query cost of a preview: it searches for up to 500 queries twice, but only for those that the rule may change. */
const PREVIEW_POINTS = 100;

@Needs('WRITE_CATALOGUE')
@Resolver()
export class SearchRuleResolver {
  constructor(
    private readonly edits: EditSearchRules,
    private readonly rules: SearchRules,
    private readonly previews: PreviewSearchRule,
  ) {}

  @Needs('READ_CATALOGUE')
  @Query(() => SearchRuleConnection, {
    description: 'Returns search rules, newest first. CURSOR_INVALID for a cursor of another list.',
  })
  searchRules(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { nullable: true }) dto?: SearchRulesInput,
  ): Promise<SearchRuleConnection> {
    return this.edits.list(dto ?? {}, request, askedCounts(info).total);
  }

  @Needs('READ_CATALOGUE')
  @Query(() => OperatorSearchRule, { description: 'Returns a search rule. NOT_FOUND if there is none.' })
  searchRule(@Args('dto') { id }: SearchRuleIdInput): Promise<OperatorSearchRule> {
    return this.edits.byId(id);
  }

  @Needs('READ_CATALOGUE')
  @Query(() => SearchRulePreview, {
    complexity: PREVIEW_POINTS,
    description:
      'Tests a search rule without saving it, and compares results without and with the rule. NOT_FOUND, BAD_USER_INPUT, CATALOGUE_LOADING (the API has just started).',
  })
  previewSearchRule(@Args('dto') dto: PreviewSearchRuleInput): Promise<SearchRulePreview> {
    return this.previews.preview(dto);
  }

  @Mutation(() => OperatorSearchRule, {
    description:
      'Creates or changes a search rule; searches apply the rule within two seconds. NOT_FOUND, CONFLICT (changed since `version` was read), BAD_USER_INPUT.',
  })
  async saveSearchRule(@Args('dto') dto: SaveSearchRuleInput, @CurrentActor() by: Actor): Promise<OperatorSearchRule> {
    return this.seen(await this.edits.save(by, dto));
  }

  @Mutation(() => Boolean, { description: 'Deletes a search rule. NOT_FOUND if there is none.' })
  async removeSearchRule(@Args('dto') { id }: RemoveInput, @CurrentActor() by: Actor): Promise<boolean> {
    await this.edits.remove(by, id);
    return this.seen(true);
  }

  @Mutation(() => OperatorSearchRule, {
    nullable: true,
    description:
      'Undoes the last change of a search rule, or its deletion; returns the rule, or null if the undone change had created the rule. Undoing twice restores the change. NOT_FOUND if the rule was never changed.',
  })
  async undoSearchRule(
    @Args('dto') { id }: SearchRuleIdInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorSearchRule | null> {
    return this.seen(await this.edits.undo(by, id));
  }

  /** This process applies a change at once, so that the operator who made it sees it. */
  private async seen<Result>(result: Result): Promise<Result> {
    await this.rules.read();
    return result;
  }
}
