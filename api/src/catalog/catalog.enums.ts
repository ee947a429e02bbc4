import { registerEnumType } from '@nestjs/graphql';
import { BonusCalcState, DirectoryFilterType, Material, Season, Sex, SupplierType } from '../generated/prisma/enums.js';

export { BonusCalcState, DirectoryFilterType, Material, Season, Sex, SupplierType };

export const DeliverySpeed = { FAST: 'FAST', SLOW: 'SLOW' } as const;
export type DeliverySpeed = (typeof DeliverySpeed)[keyof typeof DeliverySpeed];

registerEnumType(BonusCalcState, {
  name: 'BonusCalcState',
  description: 'Whether points are earned on it, may pay for it, both or neither.',
});
registerEnumType(DirectoryFilterType, { name: 'DirectoryFilterType' });
registerEnumType(Material, { name: 'Material' });
registerEnumType(Season, { name: 'Season' });
registerEnumType(Sex, { name: 'Sex' });
registerEnumType(SupplierType, { name: 'SupplierType' });
registerEnumType(DeliverySpeed, { name: 'DeliverySpeed', description: 'FAST ships from Russia.' });
