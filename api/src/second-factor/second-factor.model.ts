import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';

@ObjectType({
  description: 'State of an operator’s second factor, which may be needed after sign-in before other calls.',
})
export class SecondFactor {
  @Field({ description: 'Whether the operator’s role requires a second factor.' })
  required: boolean;

  @Field({
    description: 'Whether the operator has an app or a passkey; then one of them is asked for, required or not.',
  })
  enrolled: boolean;

  @Field({ description: 'Whether the operator has an app that shows codes.' })
  app: boolean;

  @Field({ description: 'Whether the second factor was given in the session of this call.' })
  given: boolean;

  @Field(() => Int, { description: 'Number of unused recovery codes.' })
  recoveryCodes: number;
}

@ObjectType({ description: 'Data to set up an authenticator app (TOTP: SHA-1, 6 digits, 30 seconds).' })
export class SecondFactorSetup {
  @Field({ description: 'Secret in base 32, to type into the authenticator app. The secret is shown only once.' })
  secret: string;

  @Field({ description: 'URL `otpauth://totp/…` with the secret, to show as a QR code.' })
  uri: string;
}

@InputType({ description: 'Code that proves the operator’s second factor.' })
export class SecondFactorCodeInput {
  @Field({
    description: 'Code of six digits from the authenticator app, or a recovery code; each code can be used once.',
  })
  @IsString()
  @MaxLength(40)
  code: string;
}
