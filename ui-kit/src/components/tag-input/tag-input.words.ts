/** Texts that TagInput shows on its own. */
export const tagInputWords = {
  remove: (tag: string) => `Убрать: ${tag}`,
  added: (tags: string) => `Добавлено: ${tags}`,
  selected: (tag: string) => `${tag}. Delete убирает`,
  removed: (tag: string) => `Убрано: ${tag}`,
  known: (tags: string) => `Уже есть: ${tags}`,
  full: (most: string) => `Больше нельзя: помещается ${most}`,
};

export const tagInputWordsEn: typeof tagInputWords = {
  remove: (tag) => `Remove ${tag}`,
  added: (tags) => `Added: ${tags}`,
  selected: (tag) => `${tag}. Delete removes it`,
  removed: (tag) => `Removed: ${tag}`,
  known: (tags) => `Already there: ${tags}`,
  full: (most) => `No more: there is room for ${most}`,
};
