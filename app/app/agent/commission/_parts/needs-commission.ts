import { notFound } from 'next/navigation';
import { type CommissionScope, commissionOf } from '@/lib/agency-access';
import type { Viewer } from '@/lib/platform/auth/viewer';

/** The not-found page for who sees no commission. @param keeps only for who keeps the books */
export function needsCommission(viewer: Viewer, keeps = false): CommissionScope {
  const scope = commissionOf(viewer);
  if (!scope || (keeps && !scope.keeps)) notFound();
  return scope;
}
