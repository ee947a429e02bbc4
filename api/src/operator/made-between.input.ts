import { InputType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { DateOrTime } from '../platform/graphql/date-time.scalar.js';

@InputType({ isAbstract: true })
export abstract class MadeBetweenInput {
  @DateOrTime('START', { nullable: true, description: 'Earliest time of creation, inclusive.' })
  @IsOptional()
  from?: Date | null;

  @DateOrTime('NEXT', { nullable: true, description: 'Latest time of creation, exclusive.' })
  @IsOptional()
  to?: Date | null;
}
