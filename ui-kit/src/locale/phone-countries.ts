export interface PhoneFormat {
  /** Country code, with the plus. */
  code: string;
  /** Mask of the whole number: `#` stands for a digit. */
  mask: string;
  /** A number shown in the empty field. */
  example: string;
  /** Digit dialled before the number within the country. */
  trunk?: string;
}

/** Phone number formats of the countries that `PhoneInput` supports. */
export const phoneCountries = {
  AE: { code: '+971', mask: '+971 ## ### ####', example: '+971 50 123 4567', trunk: '0' },
  AM: { code: '+374', mask: '+374 ## ######', example: '+374 77 123456', trunk: '0' },
  AZ: { code: '+994', mask: '+994 ## ### ## ##', example: '+994 40 123 45 67', trunk: '0' },
  BY: { code: '+375', mask: '+375 ## ###-##-##', example: '+375 29 491-19-11', trunk: '8' },
  CA: { code: '+1', mask: '+1 ###-###-####', example: '+1 506-234-5678', trunk: '1' },
  DE: { code: '+49', mask: '+49 #### #######', example: '+49 1512 3456789', trunk: '0' },
  FR: { code: '+33', mask: '+33 # ## ## ## ##', example: '+33 6 12 34 56 78', trunk: '0' },
  GB: { code: '+44', mask: '+44 #### ######', example: '+44 7400 123456', trunk: '0' },
  GE: { code: '+995', mask: '+995 ### ## ## ##', example: '+995 555 12 34 56', trunk: '0' },
  KG: { code: '+996', mask: '+996 ### ### ###', example: '+996 700 123 456', trunk: '0' },
  KZ: { code: '+7', mask: '+7 ### ###-##-##', example: '+7 771 000-99-98', trunk: '8' },
  RU: { code: '+7', mask: '+7 ### ###-##-##', example: '+7 999 123-45-67', trunk: '8' },
  TR: { code: '+90', mask: '+90 ### ### ## ##', example: '+90 501 234 56 78', trunk: '0' },
  US: { code: '+1', mask: '+1 ###-###-####', example: '+1 201-555-0123', trunk: '1' },
  UZ: { code: '+998', mask: '+998 ## ### ## ##', example: '+998 91 234 56 78', trunk: '8' },
} as const satisfies Record<string, PhoneFormat>;

/** ISO 3166 code of a country that `PhoneInput` supports. */
export type PhoneCountry = keyof typeof phoneCountries;
