import { Field, InputType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, MaxLength } from 'class-validator';
import { IfGiven, SeenVersion } from '../../operator/index.js';
import type { Language } from '../../shared/messages/language.js';
import type { TemplateKey } from '../templates/templates.js';
import { MessageLocale, MessageTemplateKey } from './message-template.model.js';

/** Longest words that are read at all. How long they may be, `check-words.ts` says, which names what is wrong. */
const MOST_READ = 20_000;

@InputType({ description: 'A message in a language.' })
export class MessageTemplateInput {
  @Field(() => MessageTemplateKey, { description: 'Which message it is.' })
  @IsEnum(MessageTemplateKey)
  key: TemplateKey;

  @Field(() => MessageLocale, { description: 'Language of the words.' })
  @IsEnum(MessageLocale)
  locale: Language;
}

@InputType({ description: 'Which messages are listed.' })
export class MessageTemplatesInput {
  @Field(() => MessageLocale, { nullable: true, description: 'Language of the words; absent or null: every one.' })
  @IsOptional()
  @IsEnum(MessageLocale)
  locale?: Language | null;
}

@InputType({ description: 'Words of a message that are tried.' })
export class TryMessageInput extends MessageTemplateInput {
  @Field(() => String, { nullable: true, description: 'Subject to try; absent or null: the one in force.' })
  @IsOptional()
  @IsString()
  @MaxLength(MOST_READ)
  subject?: string | null;

  @Field(() => String, { nullable: true, description: 'Text to try; absent or null: the one in force.' })
  @IsOptional()
  @IsString()
  @MaxLength(MOST_READ)
  text?: string | null;
}

@InputType({ description: 'Own words of a message.' })
export class SaveMessageTemplateInput extends MessageTemplateInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Own subject of a letter, in one line of 200 characters at most. Absent: stays; null: that of the release. An SMS has none.',
  })
  @IfGiven()
  @IsOptional()
  @IsString()
  @MaxLength(MOST_READ)
  subject?: string | null;

  @Field({
    description:
      'Own text, of 5,000 characters at most; an SMS made from the examples is charged as six at most. Empty lines divide paragraphs.',
  })
  @IsString()
  @MaxLength(MOST_READ)
  text: string;

  @SeenVersion()
  version?: string | null;
}

@InputType({ description: 'A message whose own words are removed.' })
export class RemoveMessageTemplateInput extends MessageTemplateInput {
  @SeenVersion()
  version?: string | null;
}
