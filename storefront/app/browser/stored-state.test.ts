import { reaction } from 'mobx';
import { StoredState } from './stored-state';
import { readStoredList } from './stored-value';

const isText = (value: unknown): value is string => typeof value === 'string';
const words = () => new StoredState<string[]>('search-history', [], (key) => readStoredList(key, isText, 3));

beforeEach(() => localStorage.clear());

it('StoredState is empty until hydrated, and reads the storage once', () => {
  localStorage.setItem('search-history', '["a"]');
  const state = words();
  expect(state.value).toEqual([]);
  state.hydrate();
  localStorage.setItem('search-history', '["b"]');
  state.hydrate();
  expect(state.value).toEqual(['a']);
});

it('StoredState merges a change made before hydration with the stored value', () => {
  localStorage.setItem('search-history', '["a"]');
  const state = words();
  state.change((kept) => ['b', ...kept]);
  state.hydrate();
  expect(state.value).toEqual(['b', 'a']);
  expect(JSON.parse(localStorage.getItem('search-history') ?? '')).toEqual(['b', 'a']);
});

it('StoredState notifies its observers when its value changes', () => {
  const state = words();
  const seen: number[] = [];
  const stop = reaction(
    () => state.value.length,
    (length) => seen.push(length),
  );
  state.change(() => ['a', 'b']);
  stop();
  expect(seen).toEqual([2]);
});
