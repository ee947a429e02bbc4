import type { Language } from '../../shared/messages/language.js';
import type { VariableName } from './variables.js';

/** Groups of messages, as the desk lists them. */
export const TEMPLATE_GROUPS = ['CODES', 'ORDERS', 'RETURNS', 'GOODS', 'REQUESTS', 'SHOP'] as const;
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number];

/** Texts of a message. The subject of an SMS is empty. */
export interface Words {
  subject: string;
  text: string;
}

/** A message that the shop sends: its texts in this release, and the values that its texts may name. */
export interface TemplateRule {
  group: TemplateGroup;
  /** The subject of the message, as the desk lists it. */
  name: Record<Language, string>;
  words: Record<Language, Words>;
  variables: readonly VariableName[];
  /** Variables without which the message would be useless. */
  required: readonly VariableName[];
}

export type TemplateChannel = 'EMAIL' | 'SMS';

/** The channel of a message, which its key names. */
export const channelOf = (key: string): TemplateChannel => (key.endsWith('_SMS') ? 'SMS' : 'EMAIL');
