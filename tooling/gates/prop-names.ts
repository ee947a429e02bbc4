import type { Member, Shape } from './declared-props.js';

const proper = 'the proper name of a thing of the shop, as its data has it';
const lookedUp = 'the form keeps the text, and the caller looks it up';
const partly = 'what is typed is one text; the callback gives its parts';
const native = '`checked` and `defaultChecked` are attributes of the input';
const inGroups = 'the groups hold the value of each choice and range';

/** Exceptions from the naming rules, by `Type.member`, with the reason. */
export const otherNames: Readonly<Record<string, string>> = {
  'AddressFormProps.errors': 'the errors of several fields, by field',
  'AddressFormProps.onCityQueryChange': lookedUp,
  'AddressFormProps.onStreetQueryChange': lookedUp,
  'CartSummaryProps.nextLevel.name': proper,
  'Colour.name': proper,
  'Colourway.name': proper,
  'CheckboxProps.onCheckedChange': native,
  'CommandPaletteProps.onQueryChange': lookedUp,
  'DroppedFile.name': proper,
  'ErrorSummaryProps.errors': 'a list of the errors of a form',
  'FilterGroupData.name': 'the name of its fields in the form; it has a label besides',
  'FilterPanelProps.onCheckedChange': inGroups,
  'FilterPanelProps.onPriceChange': 'price holds what the list has as well, the callback only what is chosen',
  'FilterPanelProps.onRangeChange': inGroups,
  'FoundGoods.name': proper,
  'MapPoint.name': proper,
  'MapScene.onValueChange': 'what a map draws, no part with a state of its own',
  'MaskedInputProps.onValueChange': partly,
  'OrderCardItem.name': proper,
  'PhoneInputProps.onValueChange': partly,
  'PickupPoint.name': proper,
  'ReceiptLine.name': proper,
  'Refusal.name': proper,
  'ReturnLine.name': proper,
  'SwitchProps.onCheckedChange': native,
};

/** Words that mean the same as another word, which the kit uses instead. */
const synonyms: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/^on(Send|Apply|Save)$/, 'onSubmit'],
  [/^on\w*(Dismiss|Delete|Forget)$/, 'onRemove'],
  [/^(failure|errors|fault|faults|problem)$/, 'error'],
  [/^(sending|saving|submitting|busy|pending|waiting)$/, 'loading'],
];

/**
 * Returns the members that break the naming rules, by `Type.member`:
 *
 * - A callback that reports a new value of the prop `x` is `onXChange`, and gives the value first; `onChange` is the event
 *   of a native control.
 * - What has `value` and `onValueChange` has `defaultValue`, so that a form needs no state.
 * - A form is sent by `onSubmit`, a thing is taken away by `onRemove`, what went wrong is `error`, and a wait is `loading`.
 * - The visible text of an item is its `label`.
 */
export function misnamed(shapes: readonly Shape[]): Map<string, string> {
  const faults = new Map<string, string>();
  for (const shape of shapes)
    for (const member of shape.members) {
      const fault = member.inherited ? null : faultOf(shape, member);
      if (fault) faults.set(`${shape.name}.${member.name}`, fault);
    }
  return faults;
}

/** Returns one line for each violation without an exception, and for each exception without a violation. */
export function wrongNames(shapes: readonly Shape[], exceptions: Readonly<Record<string, string>>): string[] {
  const faults = misnamed(shapes);
  return [
    ...[...faults].flatMap(([member, fault]) => (Object.hasOwn(exceptions, member) ? [] : `${member} ${fault}`)),
    ...Object.keys(exceptions).flatMap((member) => (faults.has(member) ? [] : `${member} needs no exception`)),
  ];
}

function faultOf(shape: Shape, member: Member): string | null {
  const { name, parameters } = member;
  if (parameters) {
    const fault = callbackFault(shape, name, parameters);
    if (fault) return fault;
  }
  if (name === 'onValueChange' && has(shape, 'value') && !has(shape, 'defaultValue')) return 'has no defaultValue';
  const synonym = synonyms.find(([pattern]) => pattern.test(name));
  if (synonym) return `means ${synonym[1]}`;
  const isData = !shape.name.endsWith('Props');
  return isData && /^(name|title|header)$/.test(name) && !parameters ? 'means label' : null;
}

function callbackFault(shape: Shape, name: string, [first]: readonly string[]): string | null {
  const reports = first !== undefined && !/Event\b/.test(first);
  if (reports && /^on(Change|Choose|Select)$/.test(name)) return 'reports a value: call it onValueChange';
  if (reports && /^on(Confirm|Search)$/.test(name)) return 'means onSubmit';
  if (reports && /^on([A-Z]\w*)?(Query|Range|Toggle)$/.test(name)) return `reports a value: call it ${name}Change`;
  const changed = /^on([A-Z]\w*)Change$/.exec(name)?.[1];
  if (changed === undefined) return null;
  const prop = changed.charAt(0).toLowerCase() + changed.slice(1);
  const value = shape.members.find((one) => one.name === prop || one.name === `default${changed}`);
  if (!value) return `has no prop ${prop}`;
  return isValueOf(value.type, first) ? null : `does not give ${prop} first`;
}

const has = ({ members }: Shape, name: string): boolean => members.some((member) => member.name === name);

/**
 * Whether a callback's first parameter has the type of the value. A list passed to the callback may be mutable although
 * the value is readonly.
 */
const isValueOf = (type: string, parameter: string | undefined): boolean =>
  parameter !== undefined && (parameter === type || parameter.split(' | ').every((part) => type.includes(part)));
