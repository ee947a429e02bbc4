import { Field, type FieldOptions } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsDate } from 'class-validator';
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { dayOf, isDay, startOfDay, startOfNextDay, timeOf } from '../../shared/shop-time.js';

const A_TIME = 'a time by RFC 3339 with its zone, such as 2026-12-31T10:00:00+03:00';

const refused = (name: string, wanted: string) =>
  new GraphQLError(`${name} is ${wanted}`, { extensions: { code: 'BAD_USER_INPUT' } });

function time(value: unknown): Date {
  const found = typeof value === 'string' ? timeOf(value) : null;
  if (!found) throw refused('DateTime', A_TIME);
  return found;
}

function dayOrTime(value: unknown): string | Date {
  if (typeof value === 'string' && isDay(value)) return value;
  const found = typeof value === 'string' ? timeOf(value) : null;
  if (!found) throw refused('DateOrTime', `${A_TIME}, or a day such as 2026-12-31`);
  return found;
}

const textOf = (node: ValueNode) => (node.kind === Kind.STRING ? node.value : undefined);
const written = (value: unknown) => (value instanceof Date ? value.toISOString() : null);

/** The GraphQL type of the fields of type Date. */
export const DateTimeScalar = new GraphQLScalarType<Date, string | null>({
  name: 'DateTime',
  description: 'A time by RFC 3339 with its zone, such as `2019-12-03T09:54:33Z`; answers are in UTC.',
  serialize: written,
  parseValue: time,
  parseLiteral: (node) => time(textOf(node)),
});

export const DateOrTimeScalar = new GraphQLScalarType<string | Date, string | null>({
  name: 'DateOrTime',
  description:
    'A `DateTime`, or a day such as `2019-12-03` in the shop’s time zone (SHOP_TIME_ZONE). A day means the first moment of the day or, as the end of a period, the last moment.',
  serialize: written,
  parseValue: dayOrTime,
  parseLiteral: (node) => dayOrTime(textOf(node)),
});

/** The time that a day without a time means. `NEXT` is the end of a range that does not include its end. */
type Moment = 'START' | 'LAST' | 'NEXT' | 'DAY';

const MOMENTS: Record<Moment, (day: string) => Date> = {
  START: startOfDay,
  LAST: (day) => new Date(startOfNextDay(day).getTime() - 1),
  NEXT: startOfNextDay,
  DAY: (day) => new Date(`${day}T00:00:00Z`),
};

/**
 * Declares an input field that accepts a time or a day, and contains a Date. `DAY` is for columns of days: a time means
 * its day in the shop's zone.
 */
export function DateOrTime(moment: Moment, options: FieldOptions): PropertyDecorator {
  return (target, key) => {
    Field(() => DateOrTimeScalar, options)(target, key);
    Transform(({ value }: { value: unknown }) => momentOf(value, moment))(target, key as string);
    IsDate()(target, key);
  };
}

function momentOf(value: unknown, moment: Moment): unknown {
  if (value instanceof Date && moment === 'DAY') return MOMENTS.DAY(dayOf(value));
  return typeof value === 'string' ? MOMENTS[moment](value) : value;
}
