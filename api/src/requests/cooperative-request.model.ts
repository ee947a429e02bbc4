import { Field, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsEnum, IsString, Length, MaxLength } from 'class-validator';
import { CompanyType, RequestState } from '../generated/prisma/enums.js';
import { Lines } from '../platform/graphql/lines.js';
import { PlainText } from '../platform/graphql/plain-text.js';

export { CompanyType, RequestState };

registerEnumType(CompanyType, {
  name: 'CompanyType',
  valuesMap: {
    IP: { description: 'Индивидуальный предприниматель: INN of 12 digits.' },
    OOO: { description: 'Общество с ограниченной ответственностью: INN of 10 digits.' },
    SELF_EMPLOYED: { description: 'Самозанятый: INN of 12 digits.' },
    OTHER: { description: 'Anything else: 10 or 12 digits.' },
  },
  description: 'Legal form of a partner; it says how long the INN is.',
});
registerEnumType(RequestState, {
  name: 'RequestState',
  description: 'NEW and IN_WORK are open, the others decided.',
  valuesMap: {
    NEW: { description: 'Nobody has seen to it yet.' },
    IN_WORK: { description: 'An operator has taken it up.' },
    AGREED: { description: 'The shop has agreed.' },
    DECLINED: { description: 'The shop has refused.' },
  },
});

@ObjectType({ description: 'A request of a partner as the shop has understood it.' })
export class CooperativeRequest {
  @Field({ description: 'Name of the company, as it was sent.' })
  companyName: string;

  @Field(() => CompanyType, { description: 'Legal form.' })
  companyType: CompanyType;

  @Field({ description: 'Who asks, as they wrote their name.' })
  fullName: string;

  @Field({ description: 'ИНН, digits only.' })
  inn: string;

  @Field({ description: 'In lower case.' })
  email: string;

  @Field({ description: 'E.164.' })
  phone: string;

  @Field({ description: 'What they offer or ask, plain text.' })
  description: string;
}

/** Trims a line that somebody types and other people read; refuses it unless it has 2 to `most` characters. */
function Line(most: number): PropertyDecorator {
  return (target, key) => {
    Field({ description: `2 to ${most} characters.` })(target, key);
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))(
      target,
      key as string,
    );
    IsString()(target, key);
    Length(2, most)(target, key);
    PlainText()(target, key);
  };
}

@InputType({ description: 'Who wants to become a partner.' })
export class CreateCooperativeRequestInput {
  @Line(200)
  companyName: string;

  @Field(() => CompanyType, { description: 'Legal form.' })
  @IsEnum(CompanyType)
  companyType: CompanyType;

  @Line(150)
  fullName: string;

  @Field({ description: 'ИНН with right check digits; spaces are passed over.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/\s/g, '') : value))
  @IsString()
  @MaxLength(12)
  inn: string;

  @Field({ description: 'Mailbox for the shop’s answer.' })
  @IsString()
  @MaxLength(254)
  email: string;

  @Field({ description: 'A mobile number of a country the shop serves.' })
  @IsString()
  @MaxLength(40)
  phone: string;

  @Lines(2000)
  description = '';
}
