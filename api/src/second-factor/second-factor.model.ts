import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';

@ObjectType({ description: 'What stands between an operator’s sign-in and the calls of operators.' })
export class SecondFactor {
  @Field({ description: 'Whether the operator’s role requires a second factor.' })
  required: boolean;

  @Field({
    description: 'Whether the operator has an app or a passkey; then one of them is asked for, required or not.',
  })
  enrolled: boolean;

  @Field({ description: 'Whether the operator has an app that shows codes.' })
  app: boolean;

  @Field({ description: 'Whether it was given in the session of this call.' })
  given: boolean;

  @Field(() => Int, { description: 'Number of recovery codes that are left.' })
  recoveryCodes: number;
}

@ObjectType({ description: 'What an app needs to show codes (TOTP: SHA-1, 6 digits, 30 seconds).' })
export class SecondFactorSetup {
  @Field({ description: 'Secret in base 32, to be typed into the app. It is shown only once.' })
  secret: string;

  @Field({ description: 'Address `otpauth://totp/…` with the secret, to be shown as a QR code.' })
  uri: string;
}

@InputType({ description: 'Proves that the operator has the second factor.' })
export class SecondFactorCodeInput {
  @Field({ description: 'Code of six digits that the app shows, or a recovery code; each can be used once.' })
  @IsString()
  @MaxLength(40)
  code: string;
}
