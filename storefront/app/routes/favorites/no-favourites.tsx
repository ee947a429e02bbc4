import { ButtonLink, EmptyState, Link } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { RecentlyViewed } from '../../catalogue/recently-viewed';
import { useSession } from '../../session/session-context';

export const NoFavourites = observer(function NoFavourites() {
  const { signedIn } = useSession();
  return (
    <>
      <EmptyState title="Пока пусто" actions={<ButtonLink href="/catalog">В каталог</ButtonLink>}>
        Нажмите на сердце у вещи, и она останется здесь: можно вернуться и сравнить.{' '}
        {!signedIn && (
          <>
            Если вы сохраняли вещи на другом устройстве, <Link href="/auth">войдите</Link>.
          </>
        )}
      </EmptyState>
      <RecentlyViewed />
    </>
  );
});
