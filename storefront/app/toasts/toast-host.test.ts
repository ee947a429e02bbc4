import { jest } from '@jest/globals';

const onScreen = new Set<string>();
let count = 0;
const say = (_title: string, { id = `toast ${(count += 1)}` }: { id?: string }) => {
  onScreen.add(id);
  return id;
};
const dismiss = jest.fn((id: string) => void onScreen.delete(id));
jest.unstable_mockModule('@meet/ui-kit/toaster', () => ({
  toast: { error: say, success: say, loading: say, dismiss },
  Toaster: () => null,
}));
const { show } = await import('./toast-host');

it('a message takes the place of the one before when both would be on the screen', () => {
  show('error', 'Корзина не изменилась');
  show('error', 'Заказ не повторён', 'Попробуйте ещё раз через минуту.');
  expect(onScreen).toEqual(new Set(['toast 2']));
  show('loading', 'Отправляем код…', undefined, 'code');
  expect(onScreen).toEqual(new Set(['code']));
});

it('a message with the id of the one before is left to the kit, which changes it in place', () => {
  show('loading', 'Отправляем код…', undefined, 'code');
  dismiss.mockClear();
  show('success', 'Код отправлен', undefined, 'code');
  expect(dismiss).not.toHaveBeenCalled();
});
