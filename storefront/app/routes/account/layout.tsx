import { Outlet } from 'react-router';
import { requireShopper } from '../../session/require-shopper.server';
import type { Route } from './+types/layout';

/** All pages of the account need a session. */
export const middleware: Route.MiddlewareFunction[] = [requireShopper];

export default function AccountLayout() {
  return <Outlet />;
}
