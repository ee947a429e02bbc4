/** What the shopper allows. `necessary` is what the shop cannot work without; `all` lets visits be counted, too. */
export const consentAnswers = ['necessary', 'all'] as const;

export type Consent = (typeof consentAnswers)[number];

/** The services that count visits, as far as their ids are configured. */
export interface Counters {
  /** Id of a Google Analytics 4 property, `G-…`. */
  ga4: string | null;
  /** Number of a Yandex.Metrika counter. */
  metrika: number | null;
}
