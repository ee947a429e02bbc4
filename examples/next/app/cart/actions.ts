'use server';
import { redirect } from 'next/navigation';
import { cartIds, keepCart } from '../../lib/cart';

/** Adds the chosen offer and opens the cart, or returns what is missing. */
export async function addToCart(_: string | undefined, form: FormData): Promise<string> {
  const item = form.get('item');
  if (typeof item !== 'string') return 'Choose a size';
  await keepCart([...new Set([...(await cartIds()), item])]);
  redirect('/cart');
}

export async function removeFromCart(form: FormData): Promise<void> {
  await keepCart((await cartIds()).filter((id) => id !== form.get('item')));
}
