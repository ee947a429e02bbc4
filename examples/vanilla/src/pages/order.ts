import { PublicOrderDocument } from '@meet/client/operations';
import { add, main } from '../dom';
import { meet, money } from '../meet';

const id = new URLSearchParams(location.search).get('id')!;
const heading = add(main, 'h1');
const state = add(main, 'p', { role: 'status' });

// The provider tells the shop of a payment, which may take a moment longer than the way back.
for (let tries = 0; tries < 10; tries += 1) {
  const { publicOrder } = await meet.request(PublicOrderDocument, { dto: { id } });
  heading.textContent = `Order ${publicOrder.number}`;
  state.textContent = `${publicOrder.paid ? 'Paid' : 'Not paid yet'}: ${money(publicOrder.totalPrice)}`;
  if (publicOrder.paid) break;
  await new Promise((done) => setTimeout(done, 1000));
}
