import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';

/** The things that a shop needs before it sells, in the usual order of setting them up. */
export const FIRST_STEPS = ['NAME', 'GOODS', 'DELIVERY', 'PAYMENT', 'ORDER'] as const;
export type FirstStepKind = (typeof FIRST_STEPS)[number];

const FirstStepKind = enumOf(FIRST_STEPS);
registerEnumType(FirstStepKind, {
  name: 'FirstStepKind',
  description: 'Setup steps of a new shop up to the first order.',
  valuesMap: {
    NAME: { description: 'The shop has a name of its own (`SHOP_NAME`).' },
    GOODS: { description: 'A product other than the demo’s is on sale and in stock.' },
    DELIVERY: {
      description: 'A carrier, the shop’s own delivery prices, or pickup points other than the demo’s are set.',
    },
    PAYMENT: { description: 'A provider takes money, or shoppers may pay on delivery.' },
    ORDER: { description: 'An order was placed.' },
  },
});

@ObjectType({ description: 'A setup step of a new shop.' })
export class FirstStep {
  @Field(() => FirstStepKind, { description: 'Task of the step.' })
  kind: FirstStepKind;

  @Field({ description: 'Whether the step is done.' })
  isDone: boolean;
}
