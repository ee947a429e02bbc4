/** SQL of the name, mailbox or telephone of the account with that id, as they are now; the id of one that is gone. */
export const ACCOUNT_NAME = (id: string): string => `
(SELECT coalesce(nullif(concat_ws(' ', n."name", n."surname"), ''), n."email", n."phone", n."id"::text)
 FROM "user_account" n WHERE n."id" = ${id})`;
