import { cancelOutcome, type CancellableOrder } from './cancel-outcome';

const order = (given: Partial<CancellableOrder> = {}): CancellableOrder => ({
  ...{ paid: true, totalPrice: 599_000, refunded: 0, promocode: null },
  orderProductItems: [{ status: 'PAID_READY_TO_SEND', bonuses: 0 }],
  ...given,
});
const plain = (sentences: string[]) => sentences.join(' ').replaceAll('\u00A0', ' ');

describe('cancelOutcome', () => {
  it('cancelOutcome says that the money comes back, less the amount refunded before', () => {
    expect(plain(cancelOutcome(order({ refunded: 100_000 })))).toContain('Вернём 4 990 ₽ тем же способом');
  });

  it('cancelOutcome promises no money when the order is not paid', () => {
    const words = plain(cancelOutcome(order({ paid: false })));
    expect(words).toContain('Платить за него будет не нужно');
    expect(words).not.toContain('₽');
  });

  it('cancelOutcome names the promo code and the points of units that are not refunded yet', () => {
    const words = plain(
      cancelOutcome(
        order({
          promocode: 'MEET10',
          orderProductItems: [
            { status: 'PAID_READY_TO_SEND', bonuses: 301 },
            { status: 'CANCEL_PURCHASE', bonuses: 100 },
          ],
        }),
      ),
    );
    expect(words).toContain('Вернём 301 бонус на счёт');
    expect(words).toContain('Промокод MEET10 можно будет применить снова');
  });

  it('cancelOutcome names no points and no promo code when the order used none', () => {
    expect(plain(cancelOutcome(order()))).not.toMatch(/бонус|Промокод/);
  });
});
