import type { DeskApi } from '../../graphql/api';
import { PictureList } from './picture-list';

const saved = ['1', '2', '3'].map((id) => ({ id, url: `/${id}.jpg`, sourceUrl: `storage:/${id}.jpg`, alt: '' }));
const listOf = () => {
  const list = new PictureList({} as DeskApi, 'pictures:p');
  list.show(saved);
  return list;
};
const idsOf = ({ pictures }: PictureList) => pictures.map(({ id }) => id);

beforeEach(() => localStorage.clear());

it('PictureList is changed only while its order differs from the saved order', () => {
  const list = listOf();
  list.move(2, 0);
  expect([idsOf(list), list.isChanged]).toEqual([['3', '1', '2'], true]);
  list.move(0, 2);
  expect([idsOf(list), list.isChanged, localStorage.length]).toEqual([['1', '2', '3'], false, 0]);
});

it('PictureList keeps unsaved changes in the browser until they are discarded', () => {
  const first = listOf();
  first.remove('2');
  first.describe('3', 'Подошва');
  const later = listOf();
  expect([idsOf(later), later.pictures[1]?.alt]).toEqual([['1', '3'], 'Подошва']);
  later.leave();
  expect([idsOf(listOf()), later.isChanged]).toEqual([['1', '2', '3'], false]);
});

it('PictureList forgets unsaved uploads that are older than 20 hours', () => {
  const hours = 60 * 60 * 1000;
  const pictures = [21, 19].map((ago) => ({
    ...{ id: `${ago}`, url: `/${ago}.jpg`, sourceUrl: '', alt: '' },
    sentAt: Date.now() - ago * hours,
  }));
  localStorage.setItem('desk:pictures:p', JSON.stringify({ instead: '[]', pictures }));
  expect(idsOf(listOf())).toEqual(['19']);
});

it('PictureList does not treat a picture downloaded by the shop as another operator’s change', () => {
  const list = listOf();
  list.move(2, 0);
  expect(list.isOvertakenBy(saved.map((one) => ({ ...one, url: `/stored${one.url}` })))).toBe(false);
  expect(list.isOvertakenBy(saved.slice(1))).toBe(true);
  list.writeOver(saved.slice(1));
  expect([list.isOvertakenBy(saved.slice(1)), idsOf(list)]).toEqual([false, ['3', '1', '2']]);
});
