const url = process.env.MEET_ADMIN_URL ?? 'http://localhost:4000/admin/graphql';

/** Calls the operators' API with the access token of a program (docs/programs.md), and returns the data. */
export async function ask(query, variables = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.MEET_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
  return data;
}
