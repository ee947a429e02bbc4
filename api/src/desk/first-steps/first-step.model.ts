import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';

/** What a shop needs before it sells, in the order in which one does it. */
export const FIRST_STEPS = ['NAME', 'GOODS', 'DELIVERY', 'PAYMENT', 'ORDER'] as const;
export type FirstStepKind = (typeof FIRST_STEPS)[number];

const FirstStepKind = Object.fromEntries(FIRST_STEPS.map((kind) => [kind, kind])) as {
  [Kind in FirstStepKind]: Kind;
};
registerEnumType(FirstStepKind, {
  name: 'FirstStepKind',
  description: 'Steps of a new shop to its first order.',
  valuesMap: {
    NAME: { description: 'The shop has a name of its own (`SHOP_NAME`).' },
    GOODS: { description: 'A product that is not the demo’s is on sale and in stock.' },
    DELIVERY: { description: 'A carrier, own prices of delivery, or pickup points that are not the demo’s are set.' },
    PAYMENT: { description: 'A provider takes money, or shoppers may pay on delivery.' },
    ORDER: { description: 'An order was placed.' },
  },
});

@ObjectType({ description: 'A step of a new shop.' })
export class FirstStep {
  @Field(() => FirstStepKind, { description: 'What is to be done.' })
  kind: FirstStepKind;

  @Field({ description: 'Whether it is done.' })
  isDone: boolean;
}
