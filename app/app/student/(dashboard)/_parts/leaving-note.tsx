import { ButtonLink } from '@/components/ui/controls/button-link';
import { Card } from '@/components/ui/layout/card';
import { dayOf } from '@/lib/domain/days/day';
import { dueWords } from '@/lib/domain/days/day-words';
import { deletionDay } from '../../../_parts/leaving/deletion-day';

interface LeavingNoteProps {
  /** When the account is deleted, ISO 8601. */
  leavesOn: string;
  /** 'YYYY-MM-DD', where the student lives. */
  today: string;
  timeZone: string;
}

/** That the account is about to be deleted, and where that is stopped. */
export function LeavingNote({ leavesOn, today, timeZone }: LeavingNoteProps) {
  const when = dueWords(dayOf(new Date(leavesOn), timeZone), today);
  return (
    <Card className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-64">
        <span className="block font-semibold">Your account will be deleted {when}.</span>
        <span className="text-sm text-muted">
          Deletion date: {deletionDay(leavesOn, timeZone)}. You can stop it until then.
        </span>
      </p>
      <ButtonLink href="/app/student/my-data#leave" variant="secondary">
        Keep my account
      </ButtonLink>
    </Card>
  );
}
