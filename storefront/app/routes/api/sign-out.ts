import { z } from 'zod';
import { readJson } from './json-endpoint.server';
import { signOut } from '../../session/sign-out.server';
import type { Route } from './+types/sign-out';

export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { refusal } = await readJson(request, z.object({}));
  if (refusal) return refusal;
  await signOut(request.signal);
  return Response.json({ signOut: true });
}
