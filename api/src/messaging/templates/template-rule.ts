import type { Language } from '../../shared/messages/language.js';
import type { VariableName } from './variables.js';

/** Groups of messages, as the desk lists them. */
export const TEMPLATE_GROUPS = ['CODES', 'ORDERS', 'RETURNS', 'GOODS', 'REQUESTS', 'SHOP'] as const;
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number];

/** Words of a message. The subject of an SMS is empty. */
export interface Words {
  subject: string;
  text: string;
}

/** A message that the shop sends: its words in this release, and the values that its words may name. */
export interface TemplateRule {
  group: TemplateGroup;
  /** What the message is about, as the desk lists it. */
  name: Record<Language, string>;
  words: Record<Language, Words>;
  variables: readonly VariableName[];
  /** Without these the message would be of no use. */
  required: readonly VariableName[];
}

export type TemplateChannel = 'EMAIL' | 'SMS';

/** The channel of a message, which its key names. */
export const channelOf = (key: string): TemplateChannel => (key.endsWith('_SMS') ? 'SMS' : 'EMAIL');
