import { data, redirect } from 'react-router';
import { emailCodeRequest, sendEmailCode, sendSmsCode, smsCodeRequest } from '../../sign-in/send-code.server';

/** Handles the form without scripts. With scripts the page calls /api/send-sms or /api/send-email instead. */
export async function submitAuth(request: Request) {
  const form = await request.formData();
  const fields = Object.fromEntries([...form].filter(([, value]) => value !== ''));
  const values = { ...fields, honeypot: form.get('website') ?? '' };
  const outcome = form.get('kind') === 'PHONE' ? await bySms(values, request) : await byEmail(values, request);
  if (outcome && 'headers' in outcome) return redirect('/enter-code', { headers: outcome.headers });
  const address = String(form.get('phone') ?? form.get('email') ?? '');
  const mistyped = !outcome || outcome.fault.code === 'BAD_USER_INPUT';
  const error = mistyped ? 'Проверьте, нет ли в адресе опечатки' : 'Ошибка отправки кода';
  return data({ address, error }, { status: 422 });
}

async function bySms(values: object, { signal }: Request) {
  const { success, data: dto } = smsCodeRequest.safeParse(values);
  return success ? sendSmsCode(dto, signal) : null;
}

async function byEmail(values: object, { signal }: Request) {
  const { success, data: dto } = emailCodeRequest.safeParse(values);
  return success ? sendEmailCode(dto, signal) : null;
}
