import { Field } from '@nestjs/graphql';
import { IsISO8601, IsOptional, Matches } from 'class-validator';
import { says } from '../../shared/messages/messages.js';

/** An optional day of the calendar in the form `2026-11-20`. */
export function Day(description: string): PropertyDecorator {
  return (target, key) => {
    Field(() => String, { nullable: true, description })(target, key);
    IsOptional()(target, key);
    Matches(/^\d{4}-\d{2}-\d{2}$/, says('day'))(target, key);
    IsISO8601({ strict: true })(target, key);
  };
}
