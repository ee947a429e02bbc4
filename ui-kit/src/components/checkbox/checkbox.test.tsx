import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Checkbox, type CheckboxProps } from './index.js';

const box = () => screen.getByRole('checkbox');

it('Checkbox stays indeterminate while some choices are checked, also after a re-render', () => {
  const all = (props: Partial<CheckboxProps>) => <Checkbox label="Выбрать все" onChange={() => undefined} {...props} />;
  const { rerender } = render(all({ checked: false, indeterminate: true }));
  expect(box()).toBePartiallyChecked();
  // A press clears the property in browsers.
  (box() as HTMLInputElement).indeterminate = false;
  rerender(all({ checked: false, indeterminate: true }));
  expect(box()).toBePartiallyChecked();
  rerender(all({ checked: true }));
  expect(box()).not.toBePartiallyChecked();
});

it('Checkbox is described by its hint, or by its error when there is one', () => {
  const { rerender } = render(<Checkbox label="Согласен" hint="С условиями продажи" />);
  expect(box()).toHaveAccessibleName('Согласен');
  expect(box()).toHaveAccessibleDescription('С условиями продажи');
  expect(box()).not.toBeInvalid();
  rerender(<Checkbox label="Согласен" hint="С условиями продажи" error="Отметьте, чтобы продолжить" />);
  expect(box()).toHaveAccessibleName('Согласен');
  expect(box()).toHaveAccessibleDescription('Отметьте, чтобы продолжить');
  expect(box()).toBeInvalid();
});

it('Checkbox keeps its state when an error appears', () => {
  const { rerender } = render(<Checkbox label="Согласен" defaultChecked />);
  const before = box();
  rerender(<Checkbox label="Согласен" defaultChecked error="Отметьте, чтобы продолжить" />);
  expect(box()).toBe(before);
  expect(box()).toBeChecked();
});

it('Checkbox reports its new value when it is clicked', async () => {
  const onCheckedChange = jest.fn();
  render(<Checkbox label="Письма о скидках" onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});
