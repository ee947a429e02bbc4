import { Injectable } from '@nestjs/common';
import { Audit, ReadActions, versionOf } from '../../operator/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import { LANGUAGES, type Language } from '../../shared/messages/language.js';
import { currentLanguage } from '../../shared/request-scope.js';
import { problemsOf } from '../templates/check-words.js';
import { channelOf, type Words } from '../templates/template-rule.js';
import { TEMPLATE_KEYS, TEMPLATES, type TemplateKey } from '../templates/templates.js';
import { VARIABLES } from '../templates/variables.js';
import type {
  MessageTemplateInput,
  RemoveMessageTemplateInput,
  SaveMessageTemplateInput,
} from './message-template.input.js';
import type { MessageTemplate, MessageTemplateChange, MessageTemplateDetails } from './message-template.model.js';

/** The merchant's own texts as stored in the table. */
interface OwnWords {
  subject: string | null;
  text: string | null;
}

const NONE: OwnWords = { subject: null, text: null };
const MOST_CHANGES = 50;

/** Throws MESSAGE_TEMPLATE_INVALID with all faults of the texts. */
export function refuseProblems(key: TemplateKey, language: Language, words: Words): void {
  const problems = problemsOf(key, language, words);
  if (problems.length) throw new ApiError('MESSAGE_TEMPLATE_INVALID', { problems });
}

/**
 * The texts of letters and SMS as operators see and change them. The audit log keeps the earlier ones; the database
 * checks their form (`api/prisma/sql/message-template.sql`).
 */
@Injectable()
export class EditMessageTemplates {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly actions: ReadActions,
  ) {}

  /** Returns the texts of all messages, in one language or in each. */
  async all(language: Language | null): Promise<MessageTemplate[]> {
    const rows = await this.statements.prisma.messageTemplate.findMany();
    const own = new Map(rows.map((row) => [`${row.key} ${row.locale}`, row]));
    const languages = language ? [language] : LANGUAGES;
    return TEMPLATE_KEYS.flatMap((key) =>
      languages.map((locale) => templateOf(key, locale, own.get(`${key} ${locale}`) ?? NONE)),
    );
  }

  async details({ key, locale }: MessageTemplateInput): Promise<MessageTemplateDetails> {
    const row = await this.row(key, locale);
    return { ...templateOf(key, locale, row ?? NONE), history: row ? await this.history(row.id) : [] };
  }

  /** Returns the texts that are currently sent. */
  async inForce(key: TemplateKey, locale: Language): Promise<Words> {
    const { subject, text } = (await this.row(key, locale)) ?? NONE;
    const words = TEMPLATES[key].words[locale];
    return text === null ? words : { subject: subject ?? words.subject, text };
  }

  /** Throws MESSAGE_TEMPLATE_INVALID and CONFLICT. */
  async save(
    by: Actor,
    { key, locale, version = null, ...given }: SaveMessageTemplateInput,
  ): Promise<MessageTemplateDetails> {
    const text = given.text.replaceAll('\r\n', '\n').trim();
    const former = await this.row(key, locale);
    const isLetter = channelOf(key) === 'EMAIL';
    const subject = isLetter ? ((given.subject === undefined ? former?.subject : given.subject)?.trim() ?? null) : null;
    refuseProblems(key, locale, { subject: subject ?? TEMPLATES[key].words[locale].subject, text });
    await this.change(by, 'saveMessageTemplate', { key, locale }, version, { subject, text });
    return this.details({ key, locale });
  }

  /** Throws CONFLICT if the message has changed since it was read. */
  async remove(
    by: Actor,
    { key, locale, version = null }: RemoveMessageTemplateInput,
  ): Promise<MessageTemplateDetails> {
    const former = await this.row(key, locale);
    if (former && former.text !== null) await this.change(by, 'removeMessageTemplate', { key, locale }, version, NONE);
    return this.details({ key, locale });
  }

  /** The row stays without texts, because the audit log refers to it. */
  private async change(
    by: Actor,
    action: string,
    { key, locale }: MessageTemplateInput,
    version: string | null,
    words: OwnWords,
  ): Promise<void> {
    await this.statements.rows(MAKE_ROW, { key, locale });
    const { id } = (await this.row(key, locale))!;
    await this.audit.change({ by, action, entity: 'MESSAGE_TEMPLATE', id, seen: { version, ...words } }, (queries) =>
      queries.rows(SET_WORDS, { id, ...words }),
    );
  }

  private row(key: TemplateKey, locale: Language) {
    return this.statements.prisma.messageTemplate.findUnique({ where: { key_locale: { key, locale } } });
  }

  private async history(entityId: string): Promise<MessageTemplateChange[]> {
    const { items } = await this.actions.page(
      { entity: 'MESSAGE_TEMPLATE', entityId },
      { page: 1, limit: MOST_CHANGES },
    );
    return items.map(({ id, createdAt, actor, after }) => {
      const { subject, text } = (after ?? NONE) as unknown as OwnWords;
      return { id, at: createdAt, actor, subject, text };
    });
  }
}

function templateOf(key: TemplateKey, locale: Language, { subject, text }: OwnWords): MessageTemplate {
  const { group, name, words, variables, required } = TEMPLATES[key];
  const language = currentLanguage();
  return {
    ...{ key, locale, group, channel: channelOf(key), name: name[language] },
    defaultSubject: words[locale].subject,
    defaultText: words[locale].text,
    ...{ subject, text },
    variables: variables.map((variable) => ({
      name: variable,
      description: VARIABLES[variable].description[language],
      example: VARIABLES[variable].example[locale],
      required: required.includes(variable),
    })),
    // In the form of a database row, whose columns have this order.
    version: versionOf('MESSAGE_TEMPLATE', { key, text, locale, subject }),
  };
}

const MAKE_ROW = statement('message-template-make')`
INSERT INTO "message_template" ("key", "locale") VALUES (:key, :locale) ON CONFLICT ("key", "locale") DO NOTHING`;

const SET_WORDS = statement('message-template-set')`
UPDATE "message_template" SET "subject" = :subject?, "text" = :text?, "updatedAt" = now() WHERE "id" = :id`;
