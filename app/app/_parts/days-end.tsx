import { ChangeZone } from '@/components/shell/zones/change-zone';
import { placeOfZone } from '@/lib/domain/days/time-zones';

interface DaysEndProps {
  timeZone: string;
  /** Whose time zone it is: only the reader's own can be changed here. */
  of: 'reader' | 'student';
}

/** Where due days end, beside them. */
export function DaysEnd({ timeZone, of }: DaysEndProps) {
  if (of === 'student') return `Days end at midnight in ${placeOfZone(timeZone)}, the student’s time.`;
  return (
    <>
      Days end at midnight in {placeOfZone(timeZone)}. <ChangeZone timeZone={timeZone} />
    </>
  );
}
