/** Separates the products of a text into those shown inside the text, by slug, and the other related products. */
export function goodsOfText<Card extends { slug: string }>(html: string, cards: readonly Card[]) {
  const slugs = new Set([...html.matchAll(/data-goods="([^"]*)"/g)].flatMap(([, words = '']) => words.split(' ')));
  return {
    named: new Map(cards.filter(({ slug }) => slugs.has(slug)).map((card) => [card.slug, card])),
    others: cards.filter(({ slug }) => !slugs.has(slug)),
  };
}
