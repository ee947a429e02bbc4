/** What the shopper allows. `necessary`: only what the shop needs to work. `all`: also counting visits. */
export const consentAnswers = ['necessary', 'all'] as const;

export type Consent = (typeof consentAnswers)[number];

/** The configured analytics services. */
export interface Counters {
  /** Id of a Google Analytics 4 property, `G-…`. */
  ga4: string | null;
  /** Number of a Yandex.Metrika counter. */
  metrika: number | null;
}
