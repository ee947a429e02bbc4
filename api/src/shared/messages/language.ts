/** Languages of the messages that clients get, the shop's own first. */
export const LANGUAGES = ['ru', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Returns the supported language that a client prefers, by its header `accept-language`; otherwise the shop's own. */
export function preferredLanguage(header: string | undefined): Language {
  let best: { language: Language; weight: number } = { language: LANGUAGES[0], weight: 0 };
  for (const range of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const language = LANGUAGES.find((known) => tag === known || tag.startsWith(`${known}-`));
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    if (language && weight > best.weight) best = { language, weight };
  }
  return best.language;
}
