import { useEffect, useState } from 'react';
import { QuoteDocument, type QuoteQuery } from '@meet/client/operations';
import { Alert, ButtonLink, CartLine, CartSummary, EmptyState, Heading, Split, Stack } from '@meet/ui-kit';
import { readCart, removeFromCart } from '../cart';
import { meet, reasonOf } from '../meet';
import { priceOf, sumsOf } from '../sums';

const cart = await readCart();
const isSignedIn = await meet.session.isSignedIn();

export function Page() {
  const [lines, setLines] = useState(cart);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [answer, setAnswer] = useState<{ key: string; quote: QuoteQuery['quote'] }>();
  const [error, setError] = useState<string>();
  const wanted = lines.map(({ id }) => id).filter((id) => !left.has(id));
  const key = wanted.join();
  const quote = answer?.key === key ? answer.quote : undefined;

  useEffect(() => {
    const asking = new AbortController();
    meet
      .request(QuoteDocument, { dto: { items: key ? key.split(',') : [] } }, { signal: asking.signal })
      .then((next) => setAnswer({ key, quote: next.quote }))
      .catch((failure: unknown) => asking.signal.aborted || setError(reasonOf(failure)));
    return () => asking.abort();
  }, [key]);

  const remove = async (id: string) => {
    try {
      await removeFromCart(id);
      setLines((now) => now.filter((line) => line.id !== id));
    } catch (failure) {
      setError(reasonOf(failure));
    }
  };

  if (!lines.length)
    return (
      <Stack gap={6}>
        <Heading level={1}>Корзина</Heading>
        <EmptyState title="Корзина пуста" actions={<ButtonLink href="/">К товарам</ButtonLink>}>
          Выберите размер на странице товара — и он появится здесь.
        </EmptyState>
      </Stack>
    );

  const order = `/?page=checkout&items=${key}`;
  return (
    <Stack gap={6}>
      <Heading level={1}>Корзина</Heading>
      {error && (
        <Alert tone="error" live>
          {error}
        </Alert>
      )}
      <Split
        sticky
        aside={
          <CartSummary
            {...sumsOf(quote)}
            count={wanted.length}
            loading={!quote}
            action={isSignedIn ? 'Оформить заказ' : 'Войти и оформить'}
            actionHref={isSignedIn ? order : `/?page=sign-in&next=${encodeURIComponent(order)}`}
          />
        }
      >
        <Stack>
          {lines.map(({ id, slug, name, brands, images, size, priceDetails, available }) => (
            <CartLine
              key={id}
              href={`/?page=product&slug=${slug}`}
              name={name}
              brand={brands[0]?.name}
              picture={images[0]?.url ?? null}
              sizeName={size.name}
              {...priceOf(priceDetails)}
              state={available ? 'available' : 'sold'}
              checked={!left.has(id)}
              onCheckedChange={(checked) =>
                setLeft((now) => new Set(checked ? [...now].filter((other) => other !== id) : [...now, id]))
              }
              onRemove={() => void remove(id)}
              headingLevel={2}
            />
          ))}
        </Stack>
      </Split>
    </Stack>
  );
}
