import { ORDER_TEMPLATES } from './order-templates.js';
import { SHOP_TEMPLATES } from './shop-templates.js';
import { SHOPPER_TEMPLATES } from './shopper-templates.js';
import type { TemplateRule } from './template-rule.js';

/**
 * Every letter and SMS that the shop sends. The key is stable, because the database stores the merchant's own texts
 * under it.
 */
export const TEMPLATES: Readonly<Record<TemplateKey, TemplateRule>> = {
  ...SHOPPER_TEMPLATES,
  ...ORDER_TEMPLATES,
  ...SHOP_TEMPLATES,
};

export type TemplateKey = keyof typeof SHOPPER_TEMPLATES | keyof typeof ORDER_TEMPLATES | keyof typeof SHOP_TEMPLATES;
export type LetterKey = Extract<TemplateKey, `${string}_LETTER`>;
export type SmsKey = Extract<TemplateKey, `${string}_SMS`>;

export const TEMPLATE_KEYS = Object.keys(TEMPLATES) as TemplateKey[];
