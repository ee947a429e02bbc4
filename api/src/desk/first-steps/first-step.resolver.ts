import { Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { FirstStep } from './first-step.model.js';
import { ReadFirstSteps } from './read-first-steps.js';

@Needs('SETTINGS')
@Resolver()
export class FirstStepResolver {
  constructor(private readonly steps: ReadFirstSteps) {}

  @Query(() => [FirstStep], {
    description:
      'Returns the setup steps of a new shop up to its first order, in sequence, and whether each step is done.',
  })
  firstSteps(): Promise<FirstStep[]> {
    return this.steps.read();
  }
}
