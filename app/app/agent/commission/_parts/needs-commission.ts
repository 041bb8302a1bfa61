import { notFound } from 'next/navigation';
import { type CommissionScope, commissionOf } from '@/lib/agency-access';
import { AppError } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';

/** The not-found page for who sees no commission. @param keeps only for who keeps the books */
export function needsCommission(viewer: Viewer, keeps = false): CommissionScope {
  const scope = commissionOf(viewer);
  if (!scope || (keeps && !scope.keeps)) notFound();
  return scope;
}

/** What a page shows, or the not-found page where there is none of this id. */
export async function orNotFound<T>(id: string, read: (id: string) => Promise<T>): Promise<T> {
  if (!/^[0-9a-f]{24}$/.test(id)) notFound();
  try {
    return await read(id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}
