import { jest } from '@jest/globals';
import { IsInt, IsString, ValidateNested, getMetadataStorage, validateSync } from 'class-validator';
import { rememberRules } from './remember-rules.js';

class Address {
  @IsString()
  street: unknown;
}

class Line {
  @IsInt()
  quantity: unknown;
}

class Order {
  @ValidateNested()
  address!: Address;

  @ValidateNested({ each: true })
  lines!: Line[];
}

const orderOf = (street: unknown, quantity: unknown): Order =>
  Object.assign(new Order(), {
    address: Object.assign(new Address(), { street }),
    lines: [Object.assign(new Line(), { quantity }), Object.assign(new Line(), { quantity: 1 })],
  });

describe('rules of inputs', () => {
  it('are looked for once for each class, nested ones too, and hold for each object', () => {
    const find = jest.spyOn(getMetadataStorage(), 'getTargetValidationMetadatas');
    rememberRules();
    expect(validateSync(orderOf('Тверская', 2))).toEqual([]);
    const [sought] = [find.mock.calls.length];
    expect(sought).toBe(3);
    const faults = validateSync(orderOf(1, 'two'));
    expect(faults.map(({ property, children }) => [property, children?.length])).toEqual([
      ['address', 1],
      ['lines', 1],
    ]);
    expect(find.mock.calls.length).toBe(sought);
  });
});
