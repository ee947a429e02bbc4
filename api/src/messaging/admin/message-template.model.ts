import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { LANGUAGES, type Language } from '../../shared/messages/language.js';
import { PARAGRAPH_LOOKS, type FilledParagraph } from '../templates/render-words.js';
import { TEMPLATE_GROUPS, type TemplateChannel, type TemplateGroup } from '../templates/template-rule.js';
import { TEMPLATE_KEYS, TEMPLATES, type TemplateKey } from '../templates/templates.js';

const receiver = (key: TemplateKey): string => (TEMPLATES[key].group === 'SHOP' ? 'the shop' : 'a shopper');

export const MessageTemplateKey = Object.fromEntries(TEMPLATE_KEYS.map((key) => [key, key])) as Record<
  TemplateKey,
  TemplateKey
>;
registerEnumType(MessageTemplateKey, {
  name: 'MessageTemplateKey',
  description: 'Letters and SMS that the shop sends.',
  valuesMap: Object.fromEntries(
    TEMPLATE_KEYS.map((key) => [
      key,
      {
        description: `${key.endsWith('_SMS') ? 'SMS' : 'Letter'} that ${receiver(key)} gets: ${TEMPLATES[key].name.en}.`,
      },
    ]),
  ),
});

export const MessageLocale = Object.fromEntries(
  LANGUAGES.map((language) => [language.toUpperCase(), language]),
) as Record<Uppercase<Language>, Language>;
registerEnumType(MessageLocale, {
  name: 'MessageLocale',
  description: 'Languages of letters and SMS.',
  valuesMap: {
    RU: { description: 'Russian, also where a shopper’s language is not known.' },
    EN: { description: 'English.' },
  },
});

const MessageGroup = Object.fromEntries(TEMPLATE_GROUPS.map((name) => [name, name])) as Record<
  TemplateGroup,
  TemplateGroup
>;
registerEnumType(MessageGroup, {
  name: 'MessageGroup',
  description: 'What letters and SMS are about.',
  valuesMap: {
    CODES: { description: 'Signing in.' },
    ORDERS: { description: 'News of an order.' },
    RETURNS: { description: 'News of a return.' },
    GOODS: { description: 'Sizes that are back, lower prices and reviews.' },
    REQUESTS: { description: 'Answers to partners, and to shoppers who found a lower price.' },
    SHOP: { description: 'Letters to the shop’s own mailboxes, always in Russian.' },
  },
});

const MessageChannel = { EMAIL: 'EMAIL', SMS: 'SMS' } as const;
registerEnumType(MessageChannel, {
  name: 'MessageChannel',
  description: 'How a message is sent.',
  valuesMap: { EMAIL: { description: 'A letter.' }, SMS: { description: 'A text message.' } },
});

@ObjectType({ description: 'A value that the words of a message may name, as `{{name}}`.' })
export class MessageVariable {
  @Field({ description: 'Name between the braces.' })
  name: string;

  @Field({ description: 'What it is, in the language of the request.' })
  description: string;

  @Field({ description: 'An example, in the language of the message; previews and test messages show it.' })
  example: string;

  @Field({ description: 'Whether the words must name it.' })
  required: boolean;
}

@ObjectType({ description: 'Words of a letter or SMS: those of this release, and the merchant’s own, which win.' })
export class MessageTemplate {
  @Field(() => MessageTemplateKey, { description: 'Which message it is.' })
  key: TemplateKey;

  @Field(() => MessageLocale, { description: 'Language of the words.' })
  locale: Language;

  @Field(() => MessageChannel, { description: 'Whether it is a letter or an SMS.' })
  channel: TemplateChannel;

  @Field(() => MessageGroup, { description: 'What it is about.' })
  group: TemplateGroup;

  @Field({ description: 'What it is about in a few words, in the language of the request.' })
  name: string;

  @Field({ description: 'Subject in this release; empty for an SMS.' })
  defaultSubject: string;

  @Field({ description: 'Text in this release. A paragraph of a letter that is a link in Markdown is a button.' })
  defaultText: string;

  @Field(() => String, { nullable: true, description: 'Own subject; null: that of this release.' })
  subject: string | null;

  @Field(() => String, { nullable: true, description: 'Own text; null: that of this release.' })
  text: string | null;

  @Field(() => [MessageVariable], { description: 'Values that the words may name.' })
  variables: MessageVariable[];

  @Field({ description: 'Version of the own words; saving and removing take it.' })
  version: string;
}

@ObjectType({ description: 'A change of the own words of a message.' })
export class MessageTemplateChange {
  @Field(() => ID, { description: 'Id of the entry of the audit trail.' })
  id: string;

  @Field(() => Date, { description: 'When it was made.' })
  at: Date;

  @Field({ description: 'Name of the operator or program that made it.' })
  actor: string;

  @Field(() => String, { nullable: true, description: 'Own subject since then; null: that of the release.' })
  subject: string | null;

  @Field(() => String, { nullable: true, description: 'Own text since then; null: that of the release.' })
  text: string | null;
}

@ObjectType({ description: 'Words of a letter or SMS with their history.' })
export class MessageTemplateDetails extends MessageTemplate {
  @Field(() => [MessageTemplateChange], { description: 'Changes of the own words, the last first, 50 at most.' })
  history: MessageTemplateChange[];
}

const ParagraphLook = Object.fromEntries(PARAGRAPH_LOOKS.map((look) => [look, look])) as Record<
  FilledParagraph['look'],
  FilledParagraph['look']
>;
registerEnumType(ParagraphLook, {
  name: 'MessageParagraphLook',
  description: 'How a paragraph of a letter looks.',
  valuesMap: {
    TEXT: { description: 'Plain.' },
    CODE: { description: 'A code, in large digits.' },
    LIST: { description: 'A list, one thing a line, in a quieter colour.' },
    BUTTON: { description: 'A link, which the letter shows as one.' },
  },
});

@ObjectType({ description: 'A paragraph of a letter.' })
export class MessageParagraph {
  @Field(() => ParagraphLook, { description: 'How it looks.' })
  look: FilledParagraph['look'];

  @Field({ description: 'Its words with the values; line ends count.' })
  text: string;

  @Field(() => String, { nullable: true, description: 'URL of a button; null for others.' })
  href: string | null;
}

@ObjectType({ description: 'A message as it would be sent, made from the examples of its variables.' })
export class MessagePreview {
  @Field({ description: 'Subject; empty for an SMS.' })
  subject: string;

  @Field({ description: 'The message as plain text.' })
  text: string;

  @Field(() => String, { nullable: true, description: 'The letter as HTML; null for an SMS.' })
  html: string | null;

  @Field(() => [MessageParagraph], {
    description: 'The parts of the letter from which the HTML is made; empty for an SMS.',
  })
  paragraphs: MessageParagraph[];

  @Field(() => Int, { nullable: true, description: 'Number of SMS it is charged as; null for a letter.' })
  segments: number | null;
}

@ObjectType({ description: 'A test message that was sent.' })
export class SentTestMessage {
  @Field({ description: 'The operator’s own e-mail address or phone number.' })
  to: string;
}
