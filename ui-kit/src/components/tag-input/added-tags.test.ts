import { addedTags } from './added-tags.js';

it('addedTags takes a text apart at commas, semicolons and new lines, and trims what is between', () => {
  expect(addedTags(['уход'], ' замша,кожа ;; белые   кеды\nсетка,').tags).toEqual([
    'уход',
    'замша',
    'кожа',
    'белые кеды',
    'сетка',
  ]);
});

it('addedTags leaves out what is there already in any case, and names it', () => {
  expect(addedTags(['Уход'], 'уход, кожа, Кожа')).toEqual({
    tags: ['Уход', 'кожа'],
    known: ['уход', 'Кожа'],
    isFull: false,
  });
});

it('addedTags takes as many as fit, and tells that there were more', () => {
  expect(addedTags(['уход'], 'кожа, замша', 2)).toEqual({ tags: ['уход', 'кожа'], known: [], isFull: true });
});
