import { putTogether, takeApart } from './column-tree.js';

it('takeApart finds typed arrays at any depth, and the tree can be put together again', () => {
  const tree = {
    column: new Uint32Array([1, 2]),
    pairs: [[7, new Float64Array([0.5])]],
    lists: [[1, 2], [], ['a']],
    objects: [{ none: null, bytes: new Uint8Array([3]) }],
    text: 'a',
  };
  const { plain, columns } = takeApart(tree);
  expect(columns).toEqual([tree.column, tree.pairs[0]![1], tree.objects[0]!.bytes]);
  expect(putTogether(JSON.parse(JSON.stringify(plain)), columns)).toEqual(tree);
});
