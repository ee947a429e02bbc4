import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OrderReturns } from './order-returns';
import type { OrderReturns as Returns } from './return-view';

const item = {
  id: 'a',
  status: 'DELIVERED' as const,
  statusHistory: [],
  estimatedDeliveryFrom: null,
  estimatedDeliveryDate: null,
  price: 500_000,
  discountValue: 0,
  bonuses: 0,
  soldPrice: 500_000,
  cashback: 0,
  trackCode: null,
  productItem: {
    id: 'a',
    productId: 'a',
    slug: 'a',
    name: 'Кеды',
    brands: [],
    deliverySpeed: 'FAST' as const,
    image: null,
    size: { slug: '42', name: '42' },
  },
};
const value = { money: 500_000, bonuses: 0, cashback: 0 };
const free: Returns = {
  items: [{ id: 'a', refusal: null, until: '2026-12-01T10:00:00Z', value, exchanges: [] }],
  requests: [],
};

/** Answers the next calls of the API, the last one also all further ones. */
function answers(...bodies: object[]) {
  const fetched = jest.fn((_path: string, _init: RequestInit) => {
    const body = bodies.length > 1 ? bodies.shift() : bodies[0];
    return Promise.resolve({ json: () => Promise.resolve(body) } as Response);
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

const refresh = jest.fn(() => Promise.resolve());
const show = (returns: Returns) => render(<OrderReturns uuid="u" items={[item]} returns={returns} refresh={refresh} />);

async function fill() {
  await userEvent.click(screen.getByRole('button', { name: 'Оформить возврат' }));
  const form = await screen.findByRole('form', { name: 'Заявка на возврат' });
  await waitFor(() => expect(form).toHaveFocus());
  await userEvent.click(screen.getByRole('checkbox', { name: /Кеды/ }));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'SIZE');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить заявку' }));
}

beforeEach(() => refresh.mockClear());

it('the return form sends each unit with its reason and reloads the order’s returns', async () => {
  const fetched = answers({ data: { createReturnRequest: { number: 12 } } });
  show(free);
  await fill();
  expect(await screen.findByText('Номер заявки 12')).toBeInTheDocument();
  const { variables } = JSON.parse(String(fetched.mock.calls[0]![1].body)) as { variables: object };
  expect(variables).toEqual({
    dto: { uuid: 'u', items: [{ id: 'a', reason: 'SIZE', comment: '' }], uploadIds: [] },
  });
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('the return form requests an exchange for another size instead of a refund', async () => {
  const fetched = answers({ data: { createReturnRequest: { number: 12 } } });
  show({ ...free, items: [{ ...free.items[0]!, exchanges: [{ id: 'b', sizeName: '43' }] }] });
  await userEvent.click(screen.getByRole('button', { name: 'Оформить возврат' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Кеды/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Что сделать' }), 'Обменять на размер 43');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Причина возврата' }), 'SIZE');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  await screen.findByText('Номер заявки 12');
  const { variables } = JSON.parse(String(fetched.mock.calls[0]![1].body)) as {
    variables: { dto: { items: object[] } };
  };
  expect(variables.dto.items).toEqual([{ id: 'a', reason: 'SIZE', comment: '', wantedItemId: 'b' }]);
});

it('the return form keeps the entered text when the API refuses it, and shows why', async () => {
  const extensions = { code: 'RETURN_NOT_ALLOWED', items: [{ id: 'a', reason: 'REQUESTED' }] };
  answers({ errors: [{ message: 'Эти вещи нельзя вернуть', extensions }] });
  show(free);
  await fill();
  expect(await screen.findByText(/вернуть «Кеды» стало нельзя/)).toBeInTheDocument();
  expect(screen.getByRole('combobox')).toHaveValue('SIZE');
  // The refused units are loaded again and say why.
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('a return request shows the shop’s answer, and can be cancelled until the shop answers', async () => {
  const request = {
    id: 'r',
    number: 7,
    state: 'NEW' as const,
    createdAt: '2026-11-11T10:00:00Z',
    updatedAt: '2026-11-11T10:00:00Z',
    instructions: null,
    rejectionReason: null,
    cancellable: true,
    value,
    photos: [],
    items: [
      {
        id: 'a',
        name: 'Кеды',
        sizeName: '42',
        reason: 'OTHER' as const,
        comment: 'Подарили',
        wanted: null,
        outcome: null,
        image: null,
      },
    ],
  };
  const refused = { items: [{ ...free.items[0]!, refusal: 'REQUESTED' as const }], requests: [request] };
  answers({ errors: [{ message: 'Заявку уже рассмотрели', extensions: { code: 'RETURN_MOVED_ON' } }] });
  const { rerender } = show(refused);
  expect(screen.queryByRole('button', { name: /возврат|ещё/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Отменить заявку' }));
  expect(await screen.findByText('Заявку уже рассмотрели')).toBeInTheDocument();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('region', { name: 'Заявка 7' })).toHaveFocus();
  const rejected = { ...request, state: 'REJECTED' as const, cancellable: false, rejectionReason: 'Следы носки' };
  act(() =>
    rerender(<OrderReturns uuid="u" items={[item]} returns={{ ...free, requests: [rejected] }} refresh={refresh} />),
  );
  expect(screen.getByText('Следы носки')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Отменить заявку' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Вернуть ещё' })).toBeInTheDocument();
});

it('OrderReturns renders nothing when the order has no returns and no returnable units', () => {
  const { container } = show({ items: [{ ...free.items[0]!, refusal: 'TOO_LATE' }], requests: [] });
  expect(container).toBeEmptyDOMElement();
});
