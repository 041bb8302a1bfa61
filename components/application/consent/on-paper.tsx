import type { ConsentView } from '@/lib/contract/my-data/consent';
import { dateText } from '@/lib/domain/days/day-words';
import { FileLink } from '../checklist/item-words';

interface OnPaperProps {
  onPaper: NonNullable<ConsentView['onPaper']>;
  /** For the student, who can object. */
  isOwn?: boolean;
}

/** That a student's yes came on paper: who recorded it, and the scan for those who get it. */
export function OnPaper({ onPaper: { byName, at, signedOn, scan }, isOwn = false }: OnPaperProps) {
  return (
    <p className="mt-3 text-sm wrap-anywhere">
      On paper, signed on {dateText(signedOn)}. Recorded by {byName} {scan ? 'with the scan ' : ''}on {dateText(at)}.{' '}
      {scan && <FileLink file={scan} />}
      {isOwn && ' Did you not sign it? Take it back before it is sent, and write to us.'}
    </p>
  );
}
