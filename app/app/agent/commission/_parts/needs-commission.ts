import { notFound } from 'next/navigation';
import { type CommissionScope, commissionOf } from '@/lib/agency-access';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { idIn, orNotFound as shownOrNotFound } from '../../../_parts/or-not-found';

/** The not-found page for who sees no commission. @param keeps only for who keeps the books */
export function needsCommission(viewer: Viewer, keeps = false): CommissionScope {
  const scope = commissionOf(viewer);
  if (!scope || (keeps && !scope.keeps)) notFound();
  return scope;
}
