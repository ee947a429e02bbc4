/**
 * Returns an SQL expression for the display name of the account or program with the given id: its current name,
 * otherwise an account's e-mail address or telephone. For an erased account it is the id.
 */
export const ACCOUNT_NAME = (id: string): string => `
coalesce((SELECT coalesce(nullif(concat_ws(' ', n."name", n."surname"), ''), n."email", n."phone", n."id"::text)::text
 FROM "user_account" n WHERE n."id" = ${id}), (SELECT g."name" FROM "program" g WHERE g."id" = ${id}))`;

interface Account {
  id: string;
  name: string | null;
  surname: string | null;
  email: string | null;
  phone: string | null;
}

/**
 * Returns the display name of an account that Prisma has read: its name, otherwise its e-mail address, telephone or id.
 */
export const accountName = ({ id, name, surname, email, phone }: Account): string =>
  [name, surname].filter((part) => part !== null).join(' ') || (email ?? phone ?? id);
