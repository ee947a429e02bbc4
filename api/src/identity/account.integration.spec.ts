import pg from 'pg';
import { PrintedMessages } from '../messaging/index.js';
import { freshCode, signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { until } from '../testing/until.js';
import { startTestApi, type Answer, type TestApi } from '../testing/test-api.js';

let api: TestApi;
let database: pg.Client;
beforeAll(async () => {
  api = await startTestApi([]);
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

let mailboxes = 0;
const someEmail = () => `shopper${(mailboxes += 1)}@example.ru`;
const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions.code;
const letCooldownPass = () => database.query(`UPDATE "one_time_code" SET "cooldownUntil" = now()`);

const add = async (shopper: Shopper, contact: string, code?: string) => {
  const [call, field] = contact.includes('@') ? ['addEmail', 'email'] : ['addPhone', 'phone'];
  const right = code ?? (await freshCode(api, contact, shopper.accessToken));
  return shopper.ask(
    `mutation ($contact: String!, $code: String!) { ${call}(dto: { ${field}: $contact, code: $code }) { id phone email } }`,
    { contact, code: right },
  );
};

const remove = async (shopper: Shopper, emailOrPhone: string, code?: string) => {
  await letCooldownPass();
  const right = code ?? (await freshCode(api, emailOrPhone, shopper.accessToken));
  return shopper.ask(
    'mutation ($to: String!, $code: String!) { deleteAccount(dto: { emailOrPhone: $to, code: $code }) }',
    { to: emailOrPhone, code: right },
  );
};

const points = async (userId: string) => {
  const { rows } = await database.query<{ balance: number; held: number; pending: number }>(
    `SELECT "balance", "held", "pending" FROM "loyalty_account" WHERE "userId" = $1`,
    [userId],
  );
  return rows[0];
};

describe('the shopper’s own record', () => {
  const EDIT = 'mutation ($dto: EditUserInput!) { editUser(dto: $dto) { name surname lastname sex } }';

  it('editUser changes only the sent fields, and an empty string clears a field', async () => {
    const shopper = await signIn(api, someEmail());
    await shopper.ask(EDIT, { dto: { name: 'Анна-Мария', surname: 'О’Коннор', sex: 'FEMALE' } });
    const { data } = await shopper.ask(EDIT, { dto: { lastname: 'Сергеевна', surname: '' } });
    expect(data).toEqual({ editUser: { name: 'Анна-Мария', surname: null, lastname: 'Сергеевна', sex: 'FEMALE' } });
  });

  it.each([
    [{ name: '<b>Анна</b>' }, 'dto.name'],
    [{ surname: 'x'.repeat(101) }, 'dto.surname'],
    [{ sex: 'UNISEX' }, 'dto.sex'],
  ])('editUser refuses %j and changes nothing', async (dto, field) => {
    const shopper = await signIn(api, someEmail());
    const answer = await shopper.ask(EDIT, { dto: { lastname: 'Петровна', ...dto } });
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
    expect((await shopper.ask('{ user { lastname } }')).data).toEqual({ user: { lastname: null } });
  });

  it('a new account has the first loyalty level and reaches higher levels by money spent', async () => {
    const shopper = await signIn(api, someEmail());
    const level = async () => (await shopper.ask('{ user { loyaltyLevel { name requiredSpentAmount } } }')).data!.user;
    expect(await level()).toEqual({ loyaltyLevel: { name: 'Старт', requiredSpentAmount: 0 } });
    await database.query(`UPDATE "loyalty_account" SET "moneySpent" = 10000000 WHERE "userId" = $1`, [shopper.id]);
    expect(await level()).toEqual({ loyaltyLevel: { name: 'Бег', requiredSpentAmount: 10_000_000 } });
  });
});

describe('a telephone or mailbox', () => {
  it('a phone number or e-mail address is added by the code sent to it', async () => {
    const [email, phone] = [someEmail(), somePhone()];
    const shopper = await signIn(api, email);
    expect((await add(shopper, phone)).data).toEqual({ addPhone: { id: shopper.id, phone, email } });
    await letCooldownPass();
    expect((await signIn(api, phone)).id).toBe(shopper.id);
  });

  it('adding a phone number or e-mail address to an account notifies its previous contact', async () => {
    const [email, phone, next] = [someEmail(), somePhone(), somePhone()];
    const shopper = await signIn(api, email);
    const lastTo = (address: string) => api.app.get(PrintedMessages).messages.find(({ to }) => to === address)?.text;
    await add(shopper, phone);
    await until(() => /новый номер телефона/.test(lastTo(email) ?? ''));
    await add(shopper, next);
    await until(() => /новый номер телефона/.test(lastTo(phone) ?? ''));
  });

  it('adding a phone number or e-mail address refuses a sign-in code or another shopper’s code', async () => {
    const phone = somePhone();
    const [shopper, other] = [await signIn(api, someEmail()), await signIn(api, someEmail())];
    expect(codeOf(await add(shopper, phone, await freshCode(api, phone)))).toBe('CODE_INVALID');
    await letCooldownPass();
    const code = await freshCode(api, phone, other.accessToken);
    expect(codeOf(await add(shopper, phone, code))).toBe('CODE_INVALID');
    expect((await add(other, phone, code)).data).toBeTruthy();
  });

  it('adding the phone number of another account is refused without merging the accounts', async () => {
    const phone = somePhone();
    await signIn(api, phone);
    const shopper = await signIn(api, someEmail());
    await letCooldownPass();
    expect(codeOf(await add(shopper, phone))).toBe('CONTACT_TAKEN');
    expect((await shopper.ask('{ user { phone } }')).data).toEqual({ user: { phone: null } });
  });

  it('only one of two shoppers who add the same phone number at once gets it', async () => {
    const phone = somePhone();
    const shoppers = [await signIn(api, someEmail()), await signIn(api, someEmail())];
    // Two accounts are given the same telephone at the same time. The unique index lets only one of the writes through.
    const writes = shoppers.map(({ id }) =>
      database.query(`UPDATE "user_account" SET "phone" = $2 WHERE "id" = $1`, [id, phone]),
    );
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the registration bonus (specification, section 9: 5000 points)', () => {
  it('the registration bonus (5000 points) is spendable immediately after registering by phone', async () => {
    const { id } = await signIn(api, somePhone());
    expect(await points(id)).toEqual({ balance: 5000, held: 0, pending: 0 });
  });

  it('the registration bonus after registering by e-mail becomes spendable once a phone number is added', async () => {
    const shopper = await signIn(api, someEmail());
    expect(await points(shopper.id)).toEqual({ balance: 5000, held: 0, pending: 5000 });
    await add(shopper, somePhone());
    expect(await points(shopper.id)).toEqual({ balance: 5000, held: 0, pending: 0 });
    await add(shopper, somePhone());
    expect(await points(shopper.id)).toEqual({ balance: 5000, held: 0, pending: 0 });
  });

  it('the registration bonus is credited once despite repeated sign-ins', async () => {
    const phone = somePhone();
    const { id } = await signIn(api, phone);
    await letCooldownPass();
    await signIn(api, phone);
    expect(await points(id)).toMatchObject({ balance: 5000 });
  });

  it('the registration bonus does not become spendable again for the phone number of a deleted account', async () => {
    const phone = somePhone();
    const former = await signIn(api, phone);
    expect((await remove(former, phone)).data).toEqual({ deleteAccount: true });
    await letCooldownPass();
    const next = await signIn(api, phone);
    expect(next.id).not.toBe(former.id);
    expect(await points(next.id)).toEqual({ balance: 5000, held: 0, pending: 5000 });
    await add(next, somePhone());
    expect(await points(next.id)).toMatchObject({ pending: 0 });
  });
});

describe('the ledger of points', () => {
  it('entries of the points ledger are never changed or deleted', async () => {
    await signIn(api, somePhone());
    await expect(database.query('UPDATE "points_entry" SET "amount" = 1')).rejects.toThrow(/append-only/);
    await expect(database.query('DELETE FROM "points_entry"')).rejects.toThrow(/append-only/);
    await expect(database.query('TRUNCATE "points_entry"')).rejects.toThrow(/append-only/);
  });

  it('the points balance equals the ledger and cannot fall below zero', async () => {
    const { id } = await signIn(api, somePhone());
    const post = (amount: number) =>
      database.query(
        `INSERT INTO "points_entry" ("userId", "kind", "amount") VALUES ($1, 'REGISTRATION_CONFIRMED', $2)`,
        [id, amount],
      );
    await expect(post(-5001)).rejects.toThrow();
    const { rows } = await database.query(
      `SELECT a."userId" FROM "loyalty_account" a LEFT JOIN "points_entry" e USING ("userId") GROUP BY a."userId"
       HAVING a."balance" <> coalesce(sum(e."amount"), 0) OR a."pending" <> coalesce(sum(e."pending"), 0)`,
    );
    expect(rows).toEqual([]);
  });
});

describe('an account', () => {
  it('an account can be exported completely', async () => {
    const phone = somePhone();
    const shopper = await signIn(api, phone);
    await shopper.ask('mutation { createAddress(dto: { city: "Тверь", street: "Новая", house: "1" }) { id } }');
    const { data } = await shopper.ask('{ exportAccount }');
    const exported = JSON.parse(data!.exportAccount as string) as Record<string, unknown>;
    expect(exported).toMatchObject({
      user: { id: shopper.id, phone },
      addresses: [{ city: 'Тверь' }],
      sessions: [{ id: shopper.sessionId }],
      points: { balance: 5000, entries: [{ kind: 'REGISTRATION' }, { kind: 'REGISTRATION_CONFIRMED' }] },
    });
  });

  it('a deleted account leaves no personal data and no sessions', async () => {
    const [phone, email] = [somePhone(), someEmail()];
    const shopper = await signIn(api, phone);
    await add(shopper, email);
    await shopper.ask('mutation { editUser(dto: { name: "Елена" }) { id } }');
    await shopper.ask('mutation { createAddress(dto: { city: "Тверь", street: "Новая", house: "1" }) { id } }');
    await remove(shopper, email);

    expect(codeOf(await shopper.ask('{ user { id } }'))).toBe('UNAUTHORIZED');
    const { rows } = await database.query<{ kept: string }>(
      `SELECT concat(to_jsonb(u), (SELECT jsonb_agg(s) FROM "session" s WHERE s."userId" = u."id"),
         (SELECT jsonb_agg(a) FROM "address" a WHERE a."userId" = u."id")) AS kept FROM "user_account" u WHERE u."id" = $1`,
      [shopper.id],
    );
    // IP addresses in these tests start with `"10.` in JSON. The quote is included because a bare `10.` also occurs in
    // timestamps.
    for (const word of [phone, email, 'Елена', 'Тверь', '"10.']) expect(rows[0]!.kept).not.toContain(word);
  });

  it('deleting an account requires a code sent to one of the account’s own contacts', async () => {
    const shopper = await signIn(api, someEmail());
    expect(codeOf(await remove(shopper, somePhone()))).toBe('FORBIDDEN');
    expect((await shopper.ask('{ user { id } }')).data).toEqual({ user: { id: shopper.id } });
  });

  it('the e-mail address of a deleted account can be used by a new account', async () => {
    const email = someEmail();
    const former = await signIn(api, email);
    await remove(former, email);
    await letCooldownPass();
    expect((await signIn(api, email)).id).not.toBe(former.id);
  });
});
