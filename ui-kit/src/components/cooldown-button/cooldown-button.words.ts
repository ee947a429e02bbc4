/** Texts that CooldownButton shows on its own. */
export const cooldownButtonWords = { in: (time: string) => `через ${time}` };

export const cooldownButtonWordsEn: typeof cooldownButtonWords = { in: (time) => `in ${time}` };
