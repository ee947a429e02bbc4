import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { LANGUAGES, type Language } from '../shared/messages/language.js';
import type { MessagingConfig } from './messaging.config.js';
import { problemsOf } from './templates/check-words.js';
import { renderLetter, renderSms, type Letter } from './templates/render-words.js';
import type { Words } from './templates/template-rule.js';
import { TEMPLATES, type LetterKey, type SmsKey, type TemplateKey } from './templates/templates.js';
import type { Values } from './templates/variables.js';

/**
 * Writes letters and SMS with the merchant's own texts, or with those of this release. Own texts are read when a
 * message is written, so a change applies at once in every process.
 */
@Injectable()
export class WriteMessages {
  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) private readonly config: Pick<MessagingConfig, 'SHOP_NAME'>,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async letter(key: LetterKey, language: Language, values: Values): Promise<Letter> {
    return renderLetter(await this.wordsOf(key, language), this.with(values), language);
  }

  /** An SMS has no subject. */
  async sms(key: SmsKey, language: Language, values: Values): Promise<Words> {
    const { text } = await this.wordsOf(key, language);
    return { subject: '', text: renderSms(text, this.with(values)) };
  }

  private with(values: Values): Values {
    return { shopName: this.config.SHOP_NAME, ...values };
  }

  /** Own texts that this release can no longer send, because one of their values was removed, are not used. */
  private async wordsOf(key: TemplateKey, locale: Language): Promise<Words> {
    const template = await this.statements.prisma.messageTemplate.findUnique({
      where: { key_locale: { key, locale } },
    });
    if (template?.text == null) return TEMPLATES[key].words[locale];
    const words = { subject: template.subject ?? TEMPLATES[key].words[locale].subject, text: template.text };
    const [problem] = problemsOf(key, locale, words);
    if (!problem) return words;
    this.log.error({ template: key, locale, problem: problem.problem, name: problem.name }, 'own words are not sent');
    return TEMPLATES[key].words[locale];
  }
}

/** Returns the language of a message; the shop's own if the stored language is unknown. */
export const languageOf = (locale: string | null): Language =>
  LANGUAGES.find((language) => language === locale) ?? LANGUAGES[0];
