import { data } from 'react-router';
import { z } from 'zod';
import { capitalised } from '../../browser/capitalised';
import { askApi } from '../../graphql/api-client.server';
import type { ApiFault } from '../../graphql/api-fault';
import { CreateCooperativeRequestDocument } from '../../graphql/generated/graphql';

const text = (most: number) => z.string().trim().max(most, `Не длиннее ${most} знаков`);
const needed = (least: number, most: number, words: string) => text(most).min(least, words);

const request = z.object({
  companyName: needed(2, 200, 'Введите название компании'),
  companyType: z.enum(['IP', 'OOO', 'SELF_EMPLOYED', 'OTHER'], 'Выберите форму'),
  inn: needed(1, 32, 'Введите ИНН'),
  fullName: needed(2, 150, 'Введите имя и фамилию'),
  phone: needed(1, 32, 'Введите номер телефона'),
  email: needed(1, 254, 'Введите адрес почты'),
  description: text(2000),
});

export type CooperationField = keyof z.infer<typeof request>;

/** The outcome of submitting the cooperation form. */
export interface CooperationOutcome {
  /** The e-mail address to which the shop will reply; null if nothing was sent. */
  sentTo: string | null;
  /** Error messages by field; `form` is for the whole form. */
  errors: Partial<Record<CooperationField | 'form', string>>;
}

const words: Partial<Record<CooperationField, string>> = {
  email: 'Проверьте адрес, нет ли опечатки',
  phone: 'Проверьте номер, нет ли опечатки',
};

/** Sends a cooperation request. A bot that fills in the hidden field gets the response that the request was sent. */
export async function submitCooperation(sent: Request) {
  const form = await sent.formData();
  const parsed = request.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
    return refused(Object.fromEntries(errors) as CooperationOutcome['errors']);
  }
  const dto = parsed.data;
  if (form.get('website')) return { sentTo: dto.email, errors: {} };
  const answer = await askApi({
    document: CreateCooperativeRequestDocument,
    variables: { dto },
    signal: sent.signal,
    expected: ['BAD_USER_INPUT', 'TOO_MANY_REQUESTS'],
  });
  const [fault] = answer.faults;
  if (fault) return refused(wordsFor(fault));
  return { sentTo: answer.data?.createCooperativeRequest.email ?? dto.email, errors: {} };
}

function wordsFor({ code, fields = [] }: ApiFault): CooperationOutcome['errors'] {
  if (code === 'TOO_MANY_REQUESTS') return { form: 'Заявок слишком много. Попробуйте через час' };
  const errors = fields.flatMap(({ field, message }) => {
    const name = request.keyof().safeParse(field.replace('dto.', '')).data;
    return name ? [[name, words[name] ?? capitalised(message)]] : [];
  });
  return errors.length > 0 ? Object.fromEntries(errors) : { form: 'Проверьте, нет ли опечатки' };
}

function refused(errors: CooperationOutcome['errors']) {
  return data<CooperationOutcome>({ sentTo: null, errors }, { status: 422 });
}
