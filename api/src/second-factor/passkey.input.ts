import { applyDecorators } from '@nestjs/common';
import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsString, IsUUID, Length, Matches } from 'class-validator';
import { PersonLine } from '../platform/graphql/person-line.js';
import { says } from '../shared/messages/messages.js';

const MOST_NAME = 60;
/** A credential id has 1,023 bytes at most. */
const MOST_ID = 1364;

const Base64Url = (most: number, description: string): PropertyDecorator =>
  applyDecorators(Field({ description }), IsString(), Length(1, most), Matches(/^[\w-]+$/, says('base64url')));

@InputType({ description: 'What the browser’s `navigator.credentials.create` answered, each in base64url.' })
export class AddPasskeyInput {
  @PersonLine(MOST_NAME, `What the operator calls the passkey, 1 to ${MOST_NAME} characters.`)
  name: string;

  @Base64Url(MOST_ID, '`id` of the credential.')
  credentialId: string;

  @Base64Url(8000, '`response.clientDataJSON`.')
  clientDataJSON: string;

  @Base64Url(40_000, '`response.attestationObject`.')
  attestationObject: string;

  @Field(() => [String], { defaultValue: [], description: '`response.getTransports()`, such as `internal` or `usb`.' })
  @ArrayMaxSize(10)
  @Matches(/^[a-z-]{1,20}$/, { each: true, ...says('transport') })
  transports: string[] = [];
}

@InputType({ description: 'What the browser’s `navigator.credentials.get` answered, each in base64url.' })
export class GivePasskeyInput {
  @Base64Url(MOST_ID, '`id` of the credential.')
  credentialId: string;

  @Base64Url(8000, '`response.clientDataJSON`.')
  clientDataJSON: string;

  @Base64Url(8000, '`response.authenticatorData`.')
  authenticatorData: string;

  @Base64Url(8000, '`response.signature`.')
  signature: string;
}

@InputType({ description: 'Names the passkey to remove.' })
export class RemovePasskeyInput {
  @Field(() => ID, { description: '`id` of one’s own passkey from `me`.' })
  @IsUUID('all')
  id: string;
}
