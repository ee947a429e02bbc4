import type { LoyaltyConfig } from '../loyalty/index.js';
import type { ContentConfig } from './content.config.js';

/** Variables of orders and reviews are named here again, because those domains import this one. */
export type FactsConfig = ContentConfig &
  Pick<LoyaltyConfig, 'REGISTRATION_BONUS' | 'RETURN_WINDOW_DAYS' | 'POINTS_LIFE_DAYS'> &
  Record<'PAYMENT_MINUTES' | 'REQUEST_HOURS' | 'REVIEW_PHOTO_POINTS', number>;

interface Fact {
  /** Text of the fact; empty if the merchant has not set it. */
  text: string;
  /** The URL of a link to the fact in HTML. */
  href?: string;
}

/**
 * The facts that texts may name as `{{name}}`: they come from the settings when the text is read, so that no page shows
 * a former telephone or bonus. Periods are in the genitive, for «в течение …».
 */
const FACTS = {
  shopName: ({ SHOP_NAME }) => ({ text: SHOP_NAME }),
  phone: ({ SHOP_PHONE: text = '' }) => ({ text, href: `tel:${text.replace(/[^+\d]/g, '')}` }),
  email: ({ SHOP_EMAIL: text = '' }) => ({ text, href: `mailto:${text}` }),
  workHours: ({ SHOP_HOURS: text = '' }) => ({ text }),
  legalName: ({ SHOP_LEGAL_NAME: text = '' }) => ({ text }),
  inn: ({ SHOP_INN: text = '' }) => ({ text }),
  ogrn: ({ SHOP_OGRN: text = '' }) => ({ text }),
  legalAddress: ({ SHOP_LEGAL_ADDRESS: text = '' }) => ({ text }),
  registrationBonus: ({ REGISTRATION_BONUS: count }) => ({ text: points(count) }),
  reviewBonus: ({ REVIEW_PHOTO_POINTS: count }) => ({ text: points(count) }),
  returnPeriod: ({ RETURN_WINDOW_DAYS: days }) => ({ text: period(days, 'дня', 'дней') }),
  bonusLife: ({ POINTS_LIFE_DAYS: days }) => ({ text: period(days, 'дня', 'дней') }),
  paymentPeriod: ({ PAYMENT_MINUTES: minutes }) => ({ text: period(minutes, 'минуты', 'минут') }),
  callPeriod: ({ REQUEST_HOURS: hours }) => ({ text: period(hours, 'часа', 'часов') }),
} satisfies Record<string, (config: FactsConfig) => Fact>;

const NAMED = /\{\{([A-Za-z]+)\}\}/g;
const PLURAL = new Intl.PluralRules('ru');
const NUMBER = new Intl.NumberFormat('ru-RU');

const period = (count: number, one: string, many: string): string =>
  `${NUMBER.format(count)} ${PLURAL.select(count) === 'one' ? one : many}`;

function points(count: number): string {
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'бонус', few: 'бонуса' };
  return `${NUMBER.format(count)} ${words[PLURAL.select(count)] ?? 'бонусов'}`;
}

export const FACT_NAMES: readonly string[] = Object.keys(FACTS);

/** Returns the names of the facts that the merchant has not set. */
export const unsetFacts = (config: FactsConfig): string[] =>
  FACT_NAMES.filter((name) => !FACTS[name as keyof typeof FACTS](config).text);

/** Returns the first `{{name}}` in the Markdown that is not a known fact; null if there is none. */
export function unknownFact(markdown: string): string | null {
  for (const [, name = ''] of markdown.matchAll(NAMED)) if (!FACT_NAMES.includes(name)) return name;
  return null;
}

/** Replaces the placeholders in Markdown by the texts of the facts. */
export const fillMarkdown = (markdown: string, config: FactsConfig): string =>
  filled(markdown, config, ({ text }) => text);

/**
 * Replaces the placeholders in sanitised HTML by the facts: telephone and mailbox become links, except within a tag,
 * where they are texts.
 */
export const fillHtml = (html: string, config: FactsConfig): string =>
  html.replace(/<[^>]*>|[^<]+/g, (part) =>
    filled(part, config, part.startsWith('<') ? ({ text }) => escaped(text) : linked),
  );

const linked = ({ text, href }: Fact): string =>
  text && href ? `<a href="${escaped(href)}">${escaped(text)}</a>` : escaped(text);

function filled(source: string, config: FactsConfig, print: (fact: Fact) => string): string {
  return source.replace(NAMED, (typed, name: string) => {
    const fact = FACT_NAMES.includes(name) ? FACTS[name as keyof typeof FACTS] : undefined;
    return fact ? print(fact(config)) : typed;
  });
}

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
