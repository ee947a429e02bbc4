import { ButtonLink, EmptyState } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useSession } from '../session/session-context';

/** Replaces the lines of an empty cart. If the session was lost, the account still has its lines. */
export const CartEmpty = observer(function CartEmpty() {
  const session = useSession();
  if (session.isLost)
    return (
      <EmptyState title="Вход завершён" actions={<ButtonLink href="/auth">Войти</ButtonLink>}>
        Войдите снова: корзина сохранена в&nbsp;аккаунте.
      </EmptyState>
    );
  return (
    <EmptyState title="Корзина пуста" actions={<ButtonLink href="/catalog">За покупками</ButtonLink>}>
      Выберите размер на карточке или на странице товара, и вещь появится&nbsp;здесь.
    </EmptyState>
  );
});
