import type { AnyVariables } from '@urql/core';
import { data, redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import type { ApiFault } from '../graphql/api-fault';
import {
  AddEmailDocument,
  AddPhoneDocument,
  CreateAddressDocument,
  DeleteAccountDocument,
  DeleteAddressDocument,
  EditAddressDocument,
  EditUserDocument,
  EndSessionDocument,
  SignOutEverywhereDocument,
  type ApiDocument,
} from '../graphql/generated/graphql';
import { isPersonName, LONGEST_NAME, nameFault } from '../session/person-name';
import { currentRequest } from '../graphql/current-request.server';
import { askAsShopper } from '../session/require-shopper.server';
import { signOut } from '../session/sign-out.server';
import { codeFaultWords } from '../sign-in/code-fault-words';
import { cityFor } from './city-for.server';

/** The outcome of submitting a form of the account pages. */
export interface FormOutcome {
  intent: string;
  ok: boolean;
  /** Error messages by field name. */
  errors: Record<string, string>;
}

type Errors = Record<string, string>;
type Work = (form: FormData, signal: AbortSignal) => Promise<Errors | Response>;

const text = (most: number) => z.string().trim().max(most, `Не длиннее ${most} знаков`);
const needed = (most: number, empty: string) => text(most).min(1, empty);

const ticked = z.string().optional().transform(Boolean);
const personName = text(LONGEST_NAME).refine(isPersonName, nameFault);
const profile = z.object({
  name: personName,
  surname: personName,
  lastname: personName,
  sex: z.enum(['FEMALE', 'MALE', '']).transform((sex) => sex || null),
  notifyByEmail: ticked,
  notifyBySms: ticked,
});

const code = z.string().regex(/^\d{4}$/, 'Введите четыре цифры');
const email = z.object({ email: needed(254, 'Введите адрес почты'), code });
const phone = z.object({ phone: needed(32, 'Введите номер телефона'), code });
const farewell = z.object({ emailOrPhone: needed(254, 'Выберите, куда отправить код'), code });

const optional = (most: number) => text(most).transform((value) => value || null);
const address = z.object({
  id: z.string().max(64),
  country: needed(64, 'Выберите страну'),
  city: needed(120, 'Введите город'),
  cityId: z.string().max(64),
  street: needed(200, 'Введите улицу'),
  house: needed(40, 'Введите номер дома'),
  building: optional(40),
  apartment: optional(40),
  index: optional(12),
});

const works: Record<string, Work> = {
  async 'save-profile'(form, signal) {
    const { dto, errors } = read(profile, form);
    if (errors) return errors;
    return faultsBy('name', await change(EditUserDocument, { dto }, signal));
  },
  async 'confirm-email'(form, signal) {
    const { dto, errors } = read(email, form);
    if (errors) return errors;
    return faultsBy('code', await change(AddEmailDocument, { dto }, signal));
  },
  async 'confirm-phone'(form, signal) {
    const { dto, errors } = read(phone, form);
    if (errors) return errors;
    return faultsBy('code', await change(AddPhoneDocument, { dto }, signal));
  },
  async 'save-address'(form, signal) {
    const { dto: typed, errors } = read(address, form);
    if (errors) return errors;
    const { id, country: countryId, city, cityId, ...rest } = typed;
    const town = await cityFor({ countryId, city, cityId }, signal);
    if (!town) return { city: 'Таких городов несколько: выберите из списка' };
    const dto = { countryId, ...rest, ...town };
    const faults = id
      ? await change(EditAddressDocument, { dto: { id, ...dto } }, signal)
      : await change(CreateAddressDocument, { dto }, signal);
    return faults.length > 0 ? faultsBy('city', faults) : redirect('/account#addresses');
  },
  async 'delete-address'(form, signal) {
    const dto = { id: String(form.get('id') ?? '') };
    return faultsBy('id', await change(DeleteAddressDocument, { dto }, signal), ['ADDRESS_NOT_FOUND']);
  },
  async 'end-session'(form, signal) {
    const dto = { id: String(form.get('id') ?? '') };
    return faultsBy('id', await change(EndSessionDocument, { dto }, signal));
  },
  async 'sign-out'(_form, signal) {
    await signOut(signal);
    return redirectDocument('/');
  },
  async 'sign-out-everywhere'(_form, signal) {
    await change(SignOutEverywhereDocument, {}, signal);
    currentRequest().session.end();
    return redirectDocument('/');
  },
  async 'delete-account'(form, signal) {
    const { dto, errors } = read(farewell, form);
    if (errors) return errors;
    const faults = await change(DeleteAccountDocument, { dto }, signal);
    if (faults.length > 0) return faultsBy('code', faults);
    currentRequest().session.end();
    return redirectDocument('/auth?deleted=1');
  },
};

/** Handles a form of the account pages. The field `intent` says which form was sent. */
export async function changeAccount(request: Request) {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const work = Object.hasOwn(works, intent) ? works[intent] : undefined;
  if (!work) throw data('Bad request', { status: 400 });
  const outcome = await work(form, request.signal);
  if (outcome instanceof Response) return outcome;
  const ok = Object.keys(outcome).length === 0;
  return data<FormOutcome>({ intent, ok, errors: outcome }, { status: ok ? 200 : 422 });
}

const expected = [
  'BAD_USER_INPUT',
  'CODE_INVALID',
  'CONTACT_TAKEN',
  'TOO_MANY_REQUESTS',
  'ADDRESS_NOT_FOUND',
  'CITY_NOT_FOUND',
  'FORBIDDEN',
];

async function change<Data, Variables extends AnyVariables>(
  document: ApiDocument<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<ApiFault[]> {
  const { faults } = await askAsShopper({ document, variables, signal, expected });
  return faults;
}

/**
 * Shows the first error as a message next to `field`. Errors with `harmless` codes are ignored, because they mean that
 * the thing to remove no longer exists.
 */
function faultsBy(field: string, faults: ApiFault[], harmless: string[] = []): Errors {
  const [fault] = faults.filter(({ code: found }) => !harmless.includes(found));
  return fault ? { [field]: wordsFor(fault) } : {};
}

function wordsFor(fault: ApiFault): string {
  if (fault.code === 'BAD_USER_INPUT') return 'Проверьте, нет ли опечатки';
  if (fault.code === 'CITY_NOT_FOUND') return 'Выберите город из списка';
  return codeFaultWords(fault);
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
): { dto: z.infer<Schema>; errors?: never } | { dto?: never; errors: Errors } {
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (parsed.success) return { dto: parsed.data };
  return { errors: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])) };
}
