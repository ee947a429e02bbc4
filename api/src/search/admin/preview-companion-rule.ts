import { Injectable } from '@nestjs/common';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { ReadCards } from '../listings/read-cards.js';
import { ReadCompanions } from '../selections/read-companions.js';
import type { PreviewCompanionRuleInput } from './companion-rule.input.js';
import type { CompanionRulePreview } from './companion-rule.model.js';
import { EditCompanionRules } from './edit-companion-rules.js';
import type { PreviewedProduct } from './search-rule.model.js';

/** Tries a rule without saving it: returns what shoppers would see on a product's page. */
@Injectable()
export class PreviewCompanionRule {
  constructor(
    private readonly edits: EditCompanionRules,
    private readonly companions: ReadCompanions,
    private readonly cards: ReadCards,
  ) {}

  /** Throws BAD_USER_INPUT as saving does, and if a product's rule is tried with another product. */
  async preview({ rule: dto, productId }: PreviewCompanionRuleInput): Promise<CompanionRulePreview> {
    const rule = await this.edits.given(dto);
    if (rule.productId !== null && rule.productId !== productId)
      throw badUserInput([fieldFault('dto.productId', 'productIds')]);
    const before = await this.companions.of(productId);
    const after = await this.companions.of(productId, rule);
    return { before: await this.shown(before), after: await this.shown(after) };
  }

  private async shown(ids: string[]): Promise<PreviewedProduct[]> {
    const cards = await this.cards.of(
      ids.map((productId) => ({ productId, itemId: null })),
      null,
    );
    return cards.map(({ id, slug, name }) => ({ id, slug, name }));
  }
}
