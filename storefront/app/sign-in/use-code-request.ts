import { useState } from 'react';
import type { ApiFault } from '../graphql/api-fault';
import { isRecord } from '../browser/stored-value';
import { useCooldown, usePageLoadTime } from './sign-in-context';
import { useToasts } from '../toasts/toasts-context';
import { fingerprint } from './fingerprint';
import { postJson } from './post-json';

/** PHONE or EMAIL: the kind of address with which the shopper signs in. */
export type AuthType = 'PHONE' | 'EMAIL';

export interface CodeRequest {
  kind: AuthType;
  address: string;
  /** The value of the hidden field `Honeypot`. */
  honeypot: string;
  returnTo?: 'checkout' | undefined;
}

/** Minimum time in milliseconds between loading the page and requesting a code: no person is faster. */
const minimumMs = 2000;

const endpoints = {
  PHONE: { path: '/api/send-sms', field: 'phone', answer: 'sendSmsCode', sent: 'Код отправлен на ваш номер' },
  EMAIL: { path: '/api/send-email', field: 'email', answer: 'sendEmailCode', sent: 'Код отправлен на ваш email' },
} as const;

const failed = 'Ошибка отправки кода';

/**
 * Toasts about codes have this id and replace each other, so «Код отправлен» never appears beside a message about a
 * refused code.
 */
export const codeToast = 'code';

/** Requests a code and shows the outcome as a toast. Resolves to true if the code was sent. */
export function useCodeRequest(): { request: (asked: CodeRequest) => Promise<boolean>; pending: boolean } {
  const cooldown = useCooldown();
  const pageLoadTime = usePageLoadTime();
  const toasts = useToasts();
  const [pending, setPending] = useState(false);

  const send = async ({ kind, address, honeypot, returnTo }: CodeRequest): Promise<boolean> => {
    if (honeypot !== '' || performance.now() < minimumMs) {
      toasts.show('error', failed, undefined, codeToast);
      return false;
    }
    toasts.show('loading', 'Отправляем код…', undefined, codeToast);
    const { path, field, answer, sent } = endpoints[kind];
    const proof = { honeypot, pageLoadTime, clientFp: await fingerprint() };
    const { body, fault } = await postJson(path, { [field]: address, returnTo, ...proof });
    const result = body?.[answer];
    const until = isRecord(result) ? result['cooldownUntil'] : fault?.cooldownUntil;
    if (typeof until === 'string') cooldown.start(until);
    if (!isRecord(result)) {
      toasts.show('error', failed, fault && advice(fault), codeToast);
      return false;
    }
    toasts.show('success', sent, undefined, codeToast);
    return true;
  };

  const request = async (asked: CodeRequest): Promise<boolean> => {
    setPending(true);
    try {
      return await send(asked);
    } finally {
      setPending(false);
    }
  };
  return { request, pending };
}

function advice({ code, cooldownUntil }: ApiFault): string | undefined {
  if (cooldownUntil) return `Новый код можно запросить через ${timeUntil(Date.parse(cooldownUntil))}.`;
  if (code === 'TOO_MANY_REQUESTS') return 'Слишком много запросов. Подождите и попробуйте снова.';
  if (code === 'BAD_USER_INPUT') return 'Проверьте, нет ли в адресе опечатки.';
  if (code === 'NO_SIGNAL') return 'Проверьте связь и попробуйте снова.';
  return undefined;
}

function timeUntil(moment: number): string {
  const seconds = Math.max(1, Math.ceil((moment - Date.now()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
