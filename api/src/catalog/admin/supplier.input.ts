import { Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { SupplierType } from '../../generated/prisma/enums.js';

export const SupplierSort = { BY_NAME: 'BY_NAME', MOST_OFFERS_FIRST: 'MOST_OFFERS_FIRST' } as const;
export type SupplierSort = keyof typeof SupplierSort;

registerEnumType(SupplierSort, {
  name: 'SupplierSort',
  description: 'Sort order of suppliers.',
  valuesMap: {
    BY_NAME: { description: 'By name, in alphabetical order.' },
    MOST_OFFERS_FIRST: {
      description: 'By the number of product items, highest first; positions change after imports.',
    },
  },
});

@InputType({ description: 'Filters suppliers; with no field set, returns all.' })
export class SuppliersInput {
  @Field(() => String, { nullable: true, description: 'Part of a name.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;

  @Field(() => SupplierType, { nullable: true, description: 'Returns only suppliers of this type.' })
  @IsOptional()
  @IsEnum(SupplierType)
  type?: SupplierType | null;
}

@InputType({ description: 'Identifies a supplier.' })
export class SupplierIdInput {
  @Field(() => ID, { description: '`id` of a supplier from `suppliers` or `OperatorOffer.suppliedBy`.' })
  @IsUUID('all')
  id: string;
}
