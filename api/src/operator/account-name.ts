/**
 * Returns SQL of the present name, mailbox or telephone of the account with that id; of the id itself for an erased
 * account.
 */
export const ACCOUNT_NAME = (id: string): string => `
(SELECT coalesce(nullif(concat_ws(' ', n."name", n."surname"), ''), n."email", n."phone", n."id"::text)::text
 FROM "user_account" n WHERE n."id" = ${id})`;

interface Account {
  id: string;
  name: string | null;
  surname: string | null;
  email: string | null;
  phone: string | null;
}

/** Returns the same for a row read by Prisma. */
export const accountName = ({ id, name, surname, email, phone }: Account): string =>
  [name, surname].filter((part) => part !== null).join(' ') || (email ?? phone ?? id);
