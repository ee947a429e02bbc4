import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { LANGUAGES, type Language } from '../../shared/messages/language.js';
import { PARAGRAPH_LOOKS, type FilledParagraph } from '../templates/render-words.js';
import { TEMPLATE_GROUPS, type TemplateChannel, type TemplateGroup } from '../templates/template-rule.js';
import { TEMPLATE_KEYS, TEMPLATES, type TemplateKey } from '../templates/templates.js';
import { enumOf } from '../../platform/graphql/enum-of.js';

const receiver = (key: TemplateKey): string => (TEMPLATES[key].group === 'SHOP' ? 'the shop' : 'a shopper');

export const MessageTemplateKey = enumOf(TEMPLATE_KEYS);
registerEnumType(MessageTemplateKey, {
  name: 'MessageTemplateKey',
  description: 'E-mails and SMS that the shop sends.',
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
  description: 'Languages of e-mails and SMS.',
  valuesMap: {
    RU: { description: 'Russian, also where a shopper’s language is not known.' },
    EN: { description: 'English.' },
  },
});

const MessageGroup = enumOf(TEMPLATE_GROUPS);
registerEnumType(MessageGroup, {
  name: 'MessageGroup',
  description: 'Topics of e-mails and SMS.',
  valuesMap: {
    CODES: { description: 'Signing in.' },
    ORDERS: { description: 'Status messages about an order.' },
    RETURNS: { description: 'Status messages about a return.' },
    GOODS: { description: 'Sizes that are back, lower prices and reviews.' },
    REQUESTS: { description: 'Answers to partners, and to shoppers who found a lower price.' },
    SHOP: { description: 'E-mails to the shop’s own addresses, always in Russian.' },
  },
});

const MessageChannel = { EMAIL: 'EMAIL', SMS: 'SMS' } as const;
registerEnumType(MessageChannel, {
  name: 'MessageChannel',
  description: 'How a message is sent.',
  valuesMap: { EMAIL: { description: 'An e-mail.' }, SMS: { description: 'A text message.' } },
});

@ObjectType({ description: 'A variable that the text of a message may contain, as `{{name}}`.' })
export class MessageVariable {
  @Field({ description: 'Name of the variable, as written between the braces.' })
  name: string;

  @Field({ description: 'Meaning of the variable, in the language of the request.' })
  description: string;

  @Field({ description: 'Example value in the language of the message; previews and test messages show it.' })
  example: string;

  @Field({ description: 'Whether the text must contain the variable.' })
  required: boolean;
}

@ObjectType({
  description:
    'Texts of an e-mail or SMS: the default of this release, and the merchant’s own, which replaces the default.',
})
export class MessageTemplate {
  @Field(() => MessageTemplateKey, { description: 'Identifies the message.' })
  key: TemplateKey;

  @Field(() => MessageLocale, { description: 'Language of the message.' })
  locale: Language;

  @Field(() => MessageChannel, { description: 'Whether the message is an e-mail or an SMS.' })
  channel: TemplateChannel;

  @Field(() => MessageGroup, { description: 'Topic, for grouping in lists.' })
  group: TemplateGroup;

  @Field({ description: 'Short title of the message, in the language of the request.' })
  name: string;

  @Field({ description: 'Default subject in this release; empty for an SMS.' })
  defaultSubject: string;

  @Field({
    description: 'Default text in this release. In an e-mail, a paragraph that is a Markdown link becomes a button.',
  })
  defaultText: string;

  @Field(() => String, { nullable: true, description: 'The merchant’s own subject; null: the default subject.' })
  subject: string | null;

  @Field(() => String, { nullable: true, description: 'The merchant’s own text; null: the default text.' })
  text: string | null;

  @Field(() => [MessageVariable], { description: 'Variables that subject and text may contain.' })
  variables: MessageVariable[];

  @Field({ description: 'Version of the merchant’s own texts; saving and removing take it.' })
  version: string;
}

@ObjectType({ description: 'A change of the merchant’s own texts of a message.' })
export class MessageTemplateChange {
  @Field(() => ID, { description: 'Id of the entry in the audit trail.' })
  id: string;

  @Field(() => Date, { description: 'Time of creation.' })
  at: Date;

  @Field({
    description: 'Name of the operator, or of the API client (a program with its own token), that made the change.',
  })
  actor: string;

  @Field(() => String, {
    nullable: true,
    description: 'The merchant’s own subject after the change; null: the default subject.',
  })
  subject: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The merchant’s own text after the change; null: the default text.',
  })
  text: string | null;
}

@ObjectType({ description: 'Texts of an e-mail or SMS, with the history of changes.' })
export class MessageTemplateDetails extends MessageTemplate {
  @Field(() => [MessageTemplateChange], {
    description: 'Changes of the merchant’s own texts, newest first, 50 at most.',
  })
  history: MessageTemplateChange[];
}

const ParagraphLook = enumOf(PARAGRAPH_LOOKS);
registerEnumType(ParagraphLook, {
  name: 'MessageParagraphLook',
  description: 'Visual styles of an e-mail’s paragraphs.',
  valuesMap: {
    TEXT: { description: 'Plain.' },
    CODE: { description: 'A code, in large digits.' },
    LIST: { description: 'A list with one entry per line, in a quieter colour.' },
    BUTTON: { description: 'A link, shown as a button.' },
  },
});

@ObjectType({ description: 'A paragraph of an e-mail.' })
export class MessageParagraph {
  @Field(() => ParagraphLook, { description: 'Visual style of the paragraph.' })
  look: FilledParagraph['look'];

  @Field({ description: 'Text of the paragraph, with values in place of variables; line breaks are kept.' })
  text: string;

  @Field(() => String, { nullable: true, description: 'URL of a button; null for other paragraphs.' })
  href: string | null;
}

@ObjectType({ description: 'A message as it would be sent, with example values in place of variables.' })
export class MessagePreview {
  @Field({ description: 'Subject of the e-mail; empty for an SMS.' })
  subject: string;

  @Field({ description: 'The message as plain text.' })
  text: string;

  @Field(() => String, { nullable: true, description: 'HTML of the e-mail; null for an SMS.' })
  html: string | null;

  @Field(() => [MessageParagraph], {
    description: 'Paragraphs of the e-mail from which `html` is made; empty for an SMS.',
  })
  paragraphs: MessageParagraph[];

  @Field(() => Int, {
    nullable: true,
    description: 'Number of SMS that the message is charged as; null for an e-mail.',
  })
  segments: number | null;
}

@ObjectType({ description: 'A test message that was sent.' })
export class SentTestMessage {
  @Field({ description: 'The operator’s own e-mail address or phone number.' })
  to: string;
}
