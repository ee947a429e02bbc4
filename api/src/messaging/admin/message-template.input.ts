import { Field, InputType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, MaxLength } from 'class-validator';
import { IfGiven, SeenVersion } from '../../operator/index.js';
import type { Language } from '../../shared/messages/language.js';
import type { TemplateKey } from '../templates/templates.js';
import { MessageLocale, MessageTemplateKey } from './message-template.model.js';

/**
 * Maximum length of texts that are read at all. The allowed length is checked in `check-words.ts`, which names each
 * fault.
 */
const MOST_READ = 20_000;

@InputType({ description: 'A message in a language.' })
export class MessageTemplateInput {
  @Field(() => MessageTemplateKey, { description: 'Identifies the message.' })
  @IsEnum(MessageTemplateKey)
  key: TemplateKey;

  @Field(() => MessageLocale, { description: 'Language of the message.' })
  @IsEnum(MessageLocale)
  locale: Language;
}

@InputType({ description: 'Filters the messages.' })
export class MessageTemplatesInput {
  @Field(() => MessageLocale, {
    nullable: true,
    description: 'Language of the messages; absent or null: every language.',
  })
  @IsOptional()
  @IsEnum(MessageLocale)
  locale?: Language | null;
}

@InputType({ description: 'Subject and text of a message to test.' })
export class TryMessageInput extends MessageTemplateInput {
  @Field(() => String, { nullable: true, description: 'Subject to test; absent or null: the subject in force.' })
  @IsOptional()
  @IsString()
  @MaxLength(MOST_READ)
  subject?: string | null;

  @Field(() => String, { nullable: true, description: 'Text to test; absent or null: the text in force.' })
  @IsOptional()
  @IsString()
  @MaxLength(MOST_READ)
  text?: string | null;
}

@InputType({ description: 'The merchant’s own texts of a message.' })
export class SaveMessageTemplateInput extends MessageTemplateInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The merchant’s own subject of an e-mail, in one line of 200 characters at most. Absent: unchanged; null: the default subject. Not for SMS.',
  })
  @IfGiven()
  @IsOptional()
  @IsString()
  @MaxLength(MOST_READ)
  subject?: string | null;

  @Field({
    description:
      'The merchant’s own text, 5,000 characters at most. An SMS with example values may be charged as six SMS at most. Empty lines divide paragraphs.',
  })
  @IsString()
  @MaxLength(MOST_READ)
  text: string;

  @SeenVersion()
  version?: string | null;
}

@InputType({ description: 'A message whose own texts are removed.' })
export class RemoveMessageTemplateInput extends MessageTemplateInput {
  @SeenVersion()
  version?: string | null;
}
