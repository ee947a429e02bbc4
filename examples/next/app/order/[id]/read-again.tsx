'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Reads the order again every two seconds: the shop may hear of the payment a moment after the shopper has returned. */
export function ReadAgain() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), 2000);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
