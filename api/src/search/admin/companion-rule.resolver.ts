import { Args, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { askedCounts, RemoveInput } from '../../operator/index.js';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { ConnectionArgs } from '../../platform/graphql/connection.model.js';
import {
  CompanionRuleIdInput,
  CompanionRulesInput,
  PreviewCompanionRuleInput,
  SaveCompanionRuleInput,
} from './companion-rule.input.js';
import { CompanionRule, CompanionRuleConnection, CompanionRulePreview } from './companion-rule.model.js';
import { EditCompanionRules } from './edit-companion-rules.js';
import { PreviewCompanionRule } from './preview-companion-rule.js';

@Needs('WRITE_CATALOGUE')
@Resolver()
export class CompanionRuleResolver {
  constructor(
    private readonly edits: EditCompanionRules,
    private readonly previews: PreviewCompanionRule,
  ) {}

  @Needs('READ_CATALOGUE')
  @Query(() => CompanionRuleConnection, {
    description: 'Returns companion rules, newest first. CURSOR_INVALID for a cursor of another list.',
  })
  companionRules(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { nullable: true }) dto?: CompanionRulesInput,
  ): Promise<CompanionRuleConnection> {
    return this.edits.list(dto ?? {}, request, askedCounts(info).total);
  }

  @Needs('READ_CATALOGUE')
  @Query(() => CompanionRule, { description: 'Returns a companion rule. NOT_FOUND if there is none.' })
  companionRule(@Args('dto') { id }: CompanionRuleIdInput): Promise<CompanionRule> {
    return this.edits.byId(id);
  }

  @Needs('READ_CATALOGUE')
  @Query(() => CompanionRulePreview, {
    description:
      'Tests a rule without saving it: returns the companions that shoppers see with a product now, and those they would see. BAD_USER_INPUT.',
  })
  previewCompanionRule(@Args('dto') dto: PreviewCompanionRuleInput): Promise<CompanionRulePreview> {
    return this.previews.preview(dto);
  }

  @Mutation(() => CompanionRule, {
    description:
      'Saves the companion rule of a category or a product, replacing the existing rule. Without rules, the kinds of goods decide. CONFLICT (changed since `version` was read), BAD_USER_INPUT.',
  })
  saveCompanionRule(@Args('dto') dto: SaveCompanionRuleInput, @CurrentActor() by: Actor): Promise<CompanionRule> {
    return this.edits.save(by, dto);
  }

  @Mutation(() => Boolean, { description: 'Deletes a companion rule. NOT_FOUND if there is none.' })
  async removeCompanionRule(@Args('dto') { id }: RemoveInput, @CurrentActor() by: Actor): Promise<boolean> {
    await this.edits.remove(by, id);
    return true;
  }

  @Mutation(() => CompanionRule, {
    nullable: true,
    description:
      'Undoes the last change of a companion rule, or its deletion; returns the rule, or null if the undone change had created the rule. Undoing twice restores the change. NOT_FOUND if the rule was never changed, NAME_TAKEN if there is another rule now.',
  })
  undoCompanionRule(
    @Args('dto') { id }: CompanionRuleIdInput,
    @CurrentActor() by: Actor,
  ): Promise<CompanionRule | null> {
    return this.edits.undo(by, id);
  }
}
