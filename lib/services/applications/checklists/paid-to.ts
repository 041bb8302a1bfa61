import type { ItemView } from '@/lib/contract/applications/application-parts';
import { courseWords } from '@/lib/domain/applications/course-words';
import { type Payee, payeeWarning } from '@/lib/domain/applications/payees';
import { conflict } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { changeApplication, signed } from '../moves/change';
import { noticesToApplicant, noticeToStaff } from '../notices';
import { itemIn, replaced, viewOfItem } from './ask';

/**
 * Records to whom a payment went, also after it was checked. Where it was not the university, staff and the student hear of it. 404 for
 * an unknown item, 409 for one that is no payment, and where someone else said otherwise since it was seen.
 */
export async function sayPaidTo(
  viewer: Viewer,
  id: string,
  itemId: string,
  { seen, ...sent }: { to: Payee; name: string; seen?: Seen | undefined },
): Promise<ItemView> {
  const after = await changeApplication(viewer, id, (application) => {
    const item = itemIn(application, itemId);
    if (item.kind !== 'payment') throw conflict('This item is not a payment.');
    const { to, name } = mergedWith({ to: item.paid?.to, name: item.paid?.name }, sent, seen);
    const who = to === 'agency' ? name || application.agency : to === 'other' ? name : '';
    const paid = { ...signed(viewer), to, name: who };
    const warning = payeeWarning(paid);
    const said = `“${item.label}” for ${courseWords(application)}: ${warning}`;
    return {
      items: replaced(application, { ...item, paid }),
      effects: warning
        ? [
            noticeToStaff(application, [String(item.asked.by)], { one: `${application.studentName}: ${said}` }),
            ...noticesToApplicant(viewer, application, () => said),
          ]
        : [],
    };
  });
  return viewOfItem(after, itemId, viewer);
}
