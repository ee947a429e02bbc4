import { ProductGrid, Rail } from '@meet/ui-kit';
import { GoodsList } from '../analytics/goods-list';
import { GoodsCard } from '../catalogue/goods-card';
import type { ContentFieldsFragment } from '../graphql/generated/graphql';

interface TextGoodsProps {
  /** The name of the list for analytics. */
  name: string;
  cards: ContentFieldsFragment['products'];
  /** Whether the cards are one row that scrolls. */
  inRow?: boolean;
}

/** Products of an article or an information page. A separate file, because most texts have none. */
export default function TextGoods({ name, cards, inRow = false }: TextGoodsProps) {
  const List = inRow ? Rail : ProductGrid;
  return (
    <GoodsList name={name} cards={cards}>
      <List>
        {cards.map((card) => (
          <GoodsCard key={card.id} card={card} />
        ))}
      </List>
    </GoodsList>
  );
}
