import { ErrorPage } from '@meet/ui-kit';

export default function NotFound() {
  return <ErrorPage kind="not-found" href="/" />;
}
