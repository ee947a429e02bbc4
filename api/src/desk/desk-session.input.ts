import { IsNumber, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { says } from '../shared/messages/messages.js';

/** Input that names the recipient of a sign-in code. */
export class DeskCodeInput {
  /** Telephone or e-mail address of the operator. */
  @IsString()
  @MaxLength(254)
  contact: string;

  /** A form field that people do not see. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  honeypot?: string | null;

  /** When the page was loaded, in milliseconds since the epoch by the API’s clock. */
  @IsOptional()
  @IsNumber()
  pageLoadTime?: number | null;
}

/** Who signs in: by `contact` and `code`, by the `token` of a link, or as the first administrator by `first` and `contact`. */
export class DeskSignInInput {
  @ValidateIf(({ token }: DeskSignInInput) => token === undefined)
  @IsString()
  @MaxLength(254)
  contact?: string;

  @ValidateIf(({ token, first }: DeskSignInInput) => token === undefined && first === undefined)
  @Matches(/^\d{4,8}$/)
  code?: string;

  @IsOptional()
  @Matches(/^[\w-]{43}$/, says('linkToken'))
  token?: string;

  @IsOptional()
  @Matches(/^\d{13}\.[\w-]{43}$/, says('linkToken'))
  first?: string;
}
