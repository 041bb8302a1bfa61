import type { ItemView } from '@/lib/contract/applications/application-parts';
import type { ItemState } from '@/lib/domain/applications/checklist';

/** What is to be done first comes first; within that by due day, those without one last. */
const PLACE: Record<ItemState, number> = { redo: 0, requested: 1, received: 2, accepted: 3, waived: 4 };
/** For staff what there is to check comes first. */
const PLACE_FOR_STAFF: Record<ItemState, number> = { received: 0, redo: 1, requested: 1, accepted: 3, waived: 4 };

/** Items in the order in which the student side works on them, or staff. */
export function inOrderOfWork(items: readonly ItemView[], forStaff = false): ItemView[] {
  const place = forStaff ? PLACE_FOR_STAFF : PLACE;
  const due = ({ dueOn }: ItemView) => dueOn ?? '9999';
  return [...items].sort((one, other) => place[one.state] - place[other.state] || due(one).localeCompare(due(other)));
}
