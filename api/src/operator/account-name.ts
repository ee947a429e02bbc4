/** SQL of the name, mailbox or telephone of the account with that id, as they are now; the id of one that is gone. */
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

/** The same of a row of Prisma. */
export const accountName = ({ id, name, surname, email, phone }: Account): string =>
  [name, surname].filter((part) => part !== null).join(' ') || (email ?? phone ?? id);
