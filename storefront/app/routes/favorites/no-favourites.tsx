import { ButtonLink, EmptyState } from '@meet/ui-kit';

export function NoFavourites() {
  return (
    <EmptyState title="В избранном пока пусто" actions={<ButtonLink href="/catalog">В каталог</ButtonLink>}>
      Нажмите на сердце у вещи, и она останется здесь: можно вернуться и сравнить.
    </EmptyState>
  );
}
