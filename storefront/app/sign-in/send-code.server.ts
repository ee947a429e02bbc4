import { z } from 'zod';
import { askApi } from '../graphql/api-client.server';
import type { ApiFault } from '../graphql/api-fault';
import { SendEmailCodeDocument, SendSmsCodeDocument } from '../graphql/generated/graphql';
import { currentRequest } from '../graphql/current-request.server';
import { keepSignInStep, type SignInStep } from './sign-in-step.server';

/** Evidence that a person, not a bot, sent the form; the API evaluates it. */
const proof = {
  honeypot: z.string().max(500).default(''),
  pageLoadTime: z.coerce.number().positive(),
  clientFp: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
};

export const smsCodeRequest = z.object({ phone: z.string().trim().min(1).max(32), ...proof });

export const emailCodeRequest = z.object({
  email: z.string().trim().min(1).max(254),
  /** The page that the shopper came from. */
  returnTo: z.literal('checkout').optional(),
  ...proof,
});

export interface CodeRefused {
  fault: ApiFault;
}

export interface CodeSent {
  cooldownUntil: string;
  headers: Headers;
}

const expected = ['CODE_NOT_SENT', 'TOO_MANY_REQUESTS', 'BAD_USER_INPUT', 'UNAUTHORIZED', 'FORBIDDEN'];

export async function sendSmsCode(
  dto: z.infer<typeof smsCodeRequest>,
  signal: AbortSignal,
): Promise<CodeSent | CodeRefused> {
  const { data, faults } = await askApi({ document: SendSmsCodeDocument, variables: { dto }, signal, expected });
  return outcome(data?.sendSmsCode.cooldownUntil, faults, { kind: 'PHONE', address: dto.phone, returnTo: null });
}

export async function sendEmailCode(
  { returnTo, ...dto }: z.infer<typeof emailCodeRequest>,
  signal: AbortSignal,
): Promise<CodeSent | CodeRefused> {
  const { data, faults } = await askApi({ document: SendEmailCodeDocument, variables: { dto }, signal, expected });
  const sentTo = { kind: 'EMAIL', address: dto.email, returnTo: returnTo ?? null } as const;
  return outcome(data?.sendEmailCode.cooldownUntil, faults, sentTo);
}

async function outcome(
  cooldownUntil: string | undefined,
  [fault]: ApiFault[],
  sentTo: Omit<SignInStep, 'cooldownUntil'>,
): Promise<CodeSent | CodeRefused> {
  if (!cooldownUntil) return { fault: fault ?? { code: 'CODE_NOT_SENT', message: 'Ошибка отправки кода' } };
  const headers = new Headers();
  // Signed-in shoppers request a code only to confirm an address. The address is remembered only for guests, who go on
  // to the second step of signing in.
  const guest = (await currentRequest().session.accessToken()) === null;
  if (guest) headers.append('set-cookie', await keepSignInStep({ ...sentTo, cooldownUntil }));
  return { cooldownUntil, headers };
}
