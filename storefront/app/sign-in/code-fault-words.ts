import type { ApiFault } from '../graphql/api-fault';

export const wrongCode: ApiFault = { code: 'CODE_INVALID', message: 'Введенный код неверен' };

/** The message about a refused code: the API's own where it is written for shoppers. */
export function codeFaultWords({ code, message }: ApiFault): string {
  return code === 'BAD_USER_INPUT' ? wrongCode.message : message;
}
