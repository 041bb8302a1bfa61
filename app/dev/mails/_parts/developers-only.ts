import { notFound } from 'next/navigation';
import { env } from '@/lib/platform/env';

/** Mails open accounts: in production these pages don't exist. */
export function developersOnly(): void {
  if (env().NODE_ENV === 'production') notFound();
}
