import { Field, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsEnum, IsString, MaxLength } from 'class-validator';
import { CompanyType, RequestState } from '../generated/prisma/enums.js';
import { Lines } from '../platform/graphql/lines.js';
import { PersonLine } from '../platform/graphql/person-line.js';

export { CompanyType, RequestState };

registerEnumType(CompanyType, {
  name: 'CompanyType',
  valuesMap: {
    IP: { description: 'Индивидуальный предприниматель: INN of 12 digits.' },
    OOO: { description: 'Общество с ограниченной ответственностью: INN of 10 digits.' },
    SELF_EMPLOYED: { description: 'Самозанятый: INN of 12 digits.' },
    OTHER: { description: 'Any other legal form: INN of 10 or 12 digits.' },
  },
  description: 'Legal form of a partner; it decides the length of the INN (Russian tax number).',
});
registerEnumType(RequestState, {
  name: 'RequestState',
  description: 'Status of a request. NEW and IN_WORK are open, the others are final.',
  valuesMap: {
    NEW: { description: 'No operator has opened the request yet.' },
    IN_WORK: { description: 'An operator is working on the request.' },
    AGREED: { description: 'The shop has accepted the request.' },
    DECLINED: { description: 'The shop has declined the request.' },
  },
});

@ObjectType({ description: 'A partnership request as the shop has stored it.' })
export class CooperativeRequest {
  @Field({ description: 'Name of the company as it was entered.' })
  companyName: string;

  @Field(() => CompanyType, { description: 'Legal form of the company.' })
  companyType: CompanyType;

  @Field({ description: 'Full name of the contact person as entered.' })
  fullName: string;

  @Field({ description: 'INN (Russian tax number), digits only.' })
  inn: string;

  @Field({ description: 'Contact e-mail address, in lower case.' })
  email: string;

  @Field({ description: 'Phone number in E.164 format.' })
  phone: string;

  @Field({ description: 'The proposal or question, as plain text.' })
  description: string;
}

@InputType({ description: 'Details of a company that asks to become a partner.' })
export class CreateCooperativeRequestInput {
  @PersonLine(200, 'Name of the company, 2 to 200 characters.', 2)
  companyName: string;

  @Field(() => CompanyType, { description: 'Legal form of the company.' })
  @IsEnum(CompanyType)
  companyType: CompanyType;

  @PersonLine(150, 'Full name of the contact person, 2 to 150 characters.', 2)
  fullName: string;

  @Field({ description: 'INN (Russian tax number) with valid check digits; spaces are ignored.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/\s/g, '') : value))
  @IsString()
  @MaxLength(12)
  inn: string;

  @Field({ description: 'E-mail address for the shop’s answer.' })
  @IsString()
  @MaxLength(254)
  email: string;

  @Field({ description: 'Mobile number of a country that the shop serves.' })
  @IsString()
  @MaxLength(40)
  phone: string;

  @Lines('The proposal or question', 2000)
  description = '';
}
