import { ChangeZone } from '@/components/shell/zones/change-zone';
import { placeOfZone } from '@/lib/domain/days/time-zones';

interface DaysEndProps {
  timeZone: string;
  /** Whose time zone it is: only the reader's own can be changed here. */
  of: 'reader' | 'student';
}

/** Where due days end, beside them. */
export function DaysEnd({ timeZone, of }: DaysEndProps) {
  if (of === 'student') return `Dates are in the student’s time zone: ${placeOfZone(timeZone)}.`;
  return (
    <>
      Dates are in the time zone of {placeOfZone(timeZone)}. <ChangeZone timeZone={timeZone} />
    </>
  );
}
