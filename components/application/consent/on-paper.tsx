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
      Signed on paper on {dateText(signedOn)}. Recorded by {byName} {scan ? 'with a scan ' : ''}on {dateText(at)}.{' '}
      {scan && <FileLink file={scan} />}
      {isOwn && ' If you didn’t sign it, withdraw your consent before it is sent, and write to us.'}
    </p>
  );
}
