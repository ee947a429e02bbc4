import { join } from 'node:path';
import { declaredProps, type Member, type Shape } from './declared-props.js';
import { misnamed, otherNames, wrongNames } from './prop-names.js';

const member = (name: string, type = 'string', parameters: string[] | null = null): Member => ({
  name,
  type,
  parameters,
  inherited: false,
});
const callback = (name: string, ...parameters: string[]) => member(name, '() => void', parameters);
const shape = (name: string, ...members: Member[]): Shape => ({ name, members });

describe('names of the kit’s props', () => {
  const shapes = declaredProps(join(import.meta.dirname, '../../ui-kit'));

  it('the prop-names gate reads the props of the kit and the props of the objects they hold', () => {
    expect(shapes.length).toBeGreaterThan(150);
    expect(shapes.find(({ name }) => name === 'SiteMenuProps.links')?.members.map(({ name }) => name)).toEqual([
      'label',
      'href',
    ]);
  });

  it('every prop of the kit follows the naming rules or has a stated exception', () => {
    expect(wrongNames(shapes, otherNames)).toEqual([]);
  });
});

describe('misnamed', () => {
  it.each<[string, Member[], string | undefined]>([
    ['a value by another name', [callback('onChange', 'string')], 'reports a value: call it onValueChange'],
    ['the event of a native control', [callback('onChange', 'ChangeEvent<HTMLInputElement>')], undefined],
    ['an action without a value', [callback('onSelect')], undefined],
    ['a callback without its prop', [callback('onTextChange', 'string')], 'has no prop text'],
    ['a callback with its prop', [callback('onOpenChange', 'boolean'), member('open', 'boolean')], undefined],
    [
      'a callback that gives something else first',
      [callback('onTextChange', 'number'), member('text')],
      'does not give text first',
    ],
    ['a value that must be kept', [callback('onValueChange', 'string'), member('value')], 'has no defaultValue'],
    [
      'a value that may be kept',
      [callback('onValueChange', 'string'), member('value'), member('defaultValue')],
      undefined,
    ],
    ['a form that is sent', [callback('onSend', 'Draft')], 'means onSubmit'],
    ['a confirmation without a value', [callback('onConfirm')], undefined],
    ['a confirmation with a value', [callback('onConfirm', 'number')], 'means onSubmit'],
    ['a notice that is closed', [callback('onDismiss')], 'means onRemove'],
    ['a failure', [member('failure')], 'means error'],
    ['a wait', [member('sending', 'boolean')], 'means loading'],
    ['a heading of a part', [member('title')], undefined],
  ])('misnamed checks the prop names of a component: %s', (_name, members, fault) => {
    expect([...misnamed([shape('BadgeProps', ...members)]).values()]).toEqual(fault ? [fault] : []);
  });

  it('misnamed asks to rename the text of an item to label, and reports an inherited prop once', () => {
    const inherited = { ...member('name'), inherited: true };
    expect([...misnamed([shape('Item', member('name')), shape('LargeItem', inherited)])]).toEqual([
      ['Item.name', 'means label'],
    ]);
  });
});

it('wrongNames reports a wrong name without an exception, and an exception that is not needed', () => {
  expect(wrongNames([shape('Item', member('name'), member('label'))], { 'Item.label': 'none' })).toEqual([
    'Item.name means label',
    'Item.label needs no exception',
  ]);
});
