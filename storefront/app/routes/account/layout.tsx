import { Outlet } from 'react-router';
import { requireShopper } from '../../session/require-shopper.server';
import type { Route } from './+types/layout';

/** The parent route of all account pages; they require a session. */
export const middleware: Route.MiddlewareFunction[] = [requireShopper];

export default function AccountLayout() {
  return <Outlet />;
}
