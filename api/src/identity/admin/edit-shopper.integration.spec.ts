import pg from 'pg';
import { PrintedMessages } from '../../messaging/index.js';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf, orderOf, place } from '../../testing/orders.js';
import { signIn, somePhone } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let admin: Operator;
let manager: Operator;
let database: pg.Client;
beforeAll(async () => {
  api = await startTestApi([feedProduct('cap', { items: [{ size: '42', price: 100_000, stock: 50 }] })]);
  [admin, manager] = [await operator(api, 'ADMIN'), await operator(api, 'MANAGER')];
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const FIELDS = 'id name surname phone email phoneConfirmed emailConfirmed';
const EDIT = `mutation ($dto: EditShopperInput!) { editShopper(dto: $dto) { ${FIELDS} } }`;
const reason = 'Попросил по телефону';

const edit = (by: Operator, userId: string, changes: object) => by.admin(EDIT, { dto: { userId, reason, ...changes } });
const read = async (userId: string) =>
  (await admin.admin(`query ($id: ID!) { shopper(dto: { userId: $id }) { ${FIELDS} } }`, { id: userId })).data!.shopper;
let mailboxes = 0;
const someMailbox = () => `edited-${(mailboxes += 1)}@meet.example`;
/** The texts that went to an address, the newest first. */
const sentTo = (address: string) =>
  api.app
    .get(PrintedMessages)
    .messages.filter(({ to }) => to === address)
    .map(({ text }) => text);

describe('editShopper', () => {
  it('changes what is given, leaves the rest, and removes what is null', async () => {
    const phone = somePhone();
    const shopper = await signIn(api, phone);
    const email = someMailbox();
    expect((await edit(manager, shopper.id, { name: 'Анна', surname: 'Ли', email })).data!.editShopper).toEqual({
      ...{ id: shopper.id, name: 'Анна', surname: 'Ли', phone, email, phoneConfirmed: true, emailConfirmed: false },
    });
    await edit(manager, shopper.id, { surname: null });
    expect(await read(shopper.id)).toMatchObject({ name: 'Анна', surname: null, phone, email });
    await edit(manager, shopper.id, { phone: null });
    expect(await read(shopper.id)).toMatchObject({ phone: null, phoneConfirmed: false, email });
    expect(codeOf(await edit(manager, shopper.id, { email: null }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await edit(manager, shopper.id, { phone: '12' }))).toBe('BAD_USER_INPUT');
  });

  it('leaves a changed contact unconfirmed until its owner signs in by it, and the sessions open', async () => {
    const shopper = await signIn(api, somePhone());
    const phone = somePhone();
    await edit(manager, shopper.id, { phone });
    expect(await read(shopper.id)).toMatchObject({ phone, phoneConfirmed: false });
    expect(codeOf(await shopper.ask('{ user { id } }'))).toBeUndefined();
    expect((await signIn(api, phone)).id).toBe(shopper.id);
    expect(await read(shopper.id)).toMatchObject({ phone, phoneConfirmed: true });
    // The same number given again is no change.
    await edit(manager, shopper.id, { phone });
    expect(await read(shopper.id)).toMatchObject({ phoneConfirmed: true });
  });

  it('orders under a changed phone as under a stranger’s, until it is confirmed', async () => {
    const shopper = await signIn(api, somePhone());
    const phone = somePhone();
    await edit(manager, shopper.id, { phone });
    const { rows } = await database.query<{ id: string }>(`SELECT "id" FROM "product_item"`);
    const contact = { name: 'Анна', surname: 'Ли', phone };
    const isConfirmed = async () => {
      const { uuid } = await place(shopper, orderOf([{ id: rows[0]!.id, price: 100_000 }], { contact }));
      const made = await database.query<{ confirmed: boolean }>(
        `SELECT "phoneConfirmedAt" IS NOT NULL AS "confirmed" FROM "shop_order" WHERE "uuid" = $1`,
        [uuid],
      );
      return made.rows[0]!.confirmed;
    };
    expect(await isConfirmed()).toBe(false);
    await signIn(api, phone);
    expect(await isConfirmed()).toBe(true);
  });

  it('tells the contact that was there and the one that is, without what the operator typed', async () => {
    const former = somePhone();
    const shopper = await signIn(api, former);
    const [phone, email] = [somePhone(), someMailbox()];
    await edit(manager, shopper.id, { name: 'Подделка', phone, email });
    await waitFor(() => sentTo(email).length > 0 && sentTo(phone).length > 0);
    expect(sentTo(former)[0]).toContain('заменил этот контакт');
    expect(sentTo(phone)).toEqual([expect.stringContaining('записал этот контакт')]);
    expect(sentTo(email)).toEqual([expect.stringContaining('войдите по нему')]);
    for (const text of [former, phone, email].flatMap(sentTo)) expect(text).not.toContain('Подделка');
  });

  it('refuses a contact of another account', async () => {
    const [one, other] = [await signIn(api, somePhone()), await signIn(api, someMailbox())];
    const { phone } = (await read(one.id)) as { phone: string };
    expect(codeOf(await edit(manager, other.id, { phone }))).toBe('CONTACT_TAKEN');
    const { email } = (await read(other.id)) as { email: string };
    expect(codeOf(await edit(manager, one.id, { email: email.toUpperCase() }))).toBe('CONTACT_TAKEN');
    expect(await read(one.id)).toMatchObject({ email: null });
  });

  it('gives a contact to one of many accounts that get it at once, and of a shopper who signs in by it', async () => {
    const [phone, taken] = [somePhone(), someMailbox()];
    const shoppers = [];
    for (let n = 0; n < 4; n += 1) shoppers.push(await signIn(api, somePhone()));
    const answers = await Promise.all(shoppers.map(({ id }) => edit(manager, id, { phone })));
    expect(answers.map(codeOf).sort()).toEqual([...Array<string>(3).fill('CONTACT_TAKEN'), undefined]);
    const [edited, owner] = await Promise.all([edit(manager, shoppers[0]!.id, { email: taken }), signIn(api, taken)]);
    const { rows } = await database.query<{ id: string }>(`SELECT "id" FROM "user_account" WHERE "email" = $1`, [
      taken,
    ]);
    expect(rows).toEqual([{ id: codeOf(edited) ? owner.id : shoppers[0]!.id }]);
  });

  it('of an operator needs the permission to give roles', async () => {
    const other = await operator(api, 'MANAGER');
    expect(codeOf(await edit(manager, other.id, { phone: somePhone() }))).toBe('FORBIDDEN');
    expect(codeOf(await edit(admin, other.id, { name: 'Ольга' }))).toBeUndefined();
  });

  it('is noted with its reason, and the trail keeps no contact', async () => {
    const shopper = await signIn(api, somePhone());
    const phone = somePhone();
    await edit(manager, shopper.id, { phone });
    const { rows } = await database.query<{ text: string; reason: string; since: string | null }>(
      `SELECT "reason", "after"->>'phoneUnconfirmedSince' AS "since", concat("before", "after") AS "text"
       FROM "operator_action" WHERE "entityId" = $1 AND "action" = 'editShopper'`,
      [shopper.id],
    );
    expect(rows).toEqual([{ reason, since: expect.any(String), text: expect.not.stringContaining(phone) }]);
  });

  it('finds no account that was deleted or never was', async () => {
    expect(codeOf(await edit(manager, '00000000-0000-4000-8000-000000000001', { name: 'Никто' }))).toBe(
      'SHOPPER_NOT_FOUND',
    );
  });
});

async function waitFor(happened: () => boolean): Promise<void> {
  for (let n = 0; n < 100 && !happened(); n += 1) await new Promise((resolve) => setTimeout(resolve, 50));
}
