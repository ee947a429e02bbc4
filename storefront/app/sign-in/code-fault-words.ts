import type { ApiFault } from '../graphql/api-fault';

export const wrongCode: ApiFault = { code: 'CODE_INVALID', message: 'Введенный код неверен' };

/** The code is wrong or expired, or it was used. */
export const isWrongCode = ({ code }: ApiFault): boolean => code === wrongCode.code || code === 'BAD_USER_INPUT';

/**
 * The message for a refused code. It is the API's own message, except for BAD_USER_INPUT, whose message is not meant
 * for shoppers.
 */
export function codeFaultWords({ code, message }: ApiFault): string {
  return code === 'BAD_USER_INPUT' ? wrongCode.message : message;
}
