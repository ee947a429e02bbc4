import { ButtonLink, EmptyState } from '@meet/ui-kit';

export function CartEmpty() {
  return (
    <EmptyState title="Корзина пуста" actions={<ButtonLink href="/catalog">За покупками</ButtonLink>}>
      Выберите размер на карточке или на странице товара, и вещь появится&nbsp;здесь.
    </EmptyState>
  );
}
