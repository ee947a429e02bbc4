'use client';
import { ErrorPage } from '@meet/ui-kit';
import { usePathname } from 'next/navigation';

export default function Failed() {
  return <ErrorPage kind="no-signal" href={usePathname()} />;
}
