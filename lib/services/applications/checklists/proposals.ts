import type { ProposedItem } from '@/lib/contract/applications/checklist-templates';
import { courseWords } from '@/lib/domain/applications/course-words';
import { dayOf } from '@/lib/domain/days/day';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { courseOf } from '@/lib/services/catalogue/agency-courses';
import { visibleApplication } from '@/lib/services/people/visible';
import { noteAccess } from '@/lib/services/records/access-log/note';
import type { OfferRecord } from '@/models/application-parts';
import { refuseAct } from '../moves/change';
import { linkedFiles, papersOf } from './new-items';
import { linesFor } from './templates';

/**
 * What the templates propose to ask for on an application, each with what the profile has of it; where its offer wants a
 * deposit, the receipt of that first. 404 outside the scope, 403 for who doesn't handle it.
 */
export async function proposedItems(viewer: Viewer, id: string): Promise<ProposedItem[]> {
  const application = await visibleApplication(viewer, id);
  refuseAct(viewer, 'items', application);
  const { country, userId, offer, items = [] } = application;
  noteAccess(viewer, userId, 'application', { id, name: courseWords(application) });
  const [course, papers] = await Promise.all([courseOf(application), papersOf(userId)]);
  const lines = await linesFor({ country, level: course?.level ?? '' });
  return [...receiptOf(offer), ...lines.map((line) => ({ ...line, dueOn: null }))].map((line) => ({
    ...line,
    inProfile: linkedFiles(line.kind, items, papers)
      .map(({ name }) => name)
      .join(', '),
    asked: items.some(({ kind, label }) => kind === line.kind && label === line.label),
  }));
}

function receiptOf(offer: OfferRecord | null | undefined) {
  if (!offer?.deposit || offer.reply?.reply === 'decline') return [];
  const checkedOn = dayOf(offer.made.at, 'UTC');
  const line = { kind: 'payment' as const, label: 'Deposit receipt', note: '', source: 'The offer', checkedOn };
  return [{ ...line, dueOn: offer.depositBy }];
}
