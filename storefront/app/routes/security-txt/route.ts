import { readConfig } from '../../../server/config.js';
import { notFound } from '../../graphql/page-errors';
import { publicUrlOf } from '../../seo/public-url.server';
import { securityText } from '../../seo/security-text';
import { textFile } from '../../seo/text-file.server';
import type { Route } from './+types/route';

const { securityContacts: contacts, securityExpires: expires } = readConfig(process.env);

/**
 * /.well-known/security.txt, which says where to report a vulnerability. Without SECURITY_CONTACT there is no such
 * file.
 */
export function loader({ url, request }: Route.LoaderArgs) {
  if (contacts.length === 0) throw notFound(url);
  const canonical = publicUrlOf(url, '/.well-known/security.txt');
  const text = securityText({ contacts, expires, canonical }, new Date());
  return textFile(request, { text, type: 'text/plain', maxAge: 86_400 });
}
