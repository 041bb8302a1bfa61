import { Link } from '@/components/ui/buttons/link';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { dateText } from '@/lib/domain/days/day-words';
import type { Role } from '@/lib/domain/roles';
import { HandOverCase } from './hand-over-case';

interface HandledByProps {
  application: Pick<ApplicationView, '_id' | 'handler' | 'handsOverTo'>;
  reader: Role;
  /** The agency that could handle it, where staff do; null for none. */
  mayHandle: string | null;
}

/** That the student's agency handles an application, since when, and the act that changes it. Nothing where staff handle it as ever. */
export function HandledBy({ application, reader, mayHandle }: HandledByProps) {
  const { _id, handler, handsOverTo: to } = application;
  const isAgencys = handler.kind === 'agency';
  const agency = isAgencys ? handler.agency : mayHandle;
  if (agency === null) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-sunken px-4 py-2.5 text-sm">
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {isAgencys ? (
          <>
            Handled by <strong className="font-semibold">{agency}</strong>
            {handler.since && ` since ${dateText(handler.since)}`}
            {reader === 'student' && (
              <>
                . If something is wrong,{' '}
                <Link href="/app/student/messages" className="text-brand-ink underline underline-offset-2">
                  write to our team
                </Link>
              </>
            )}
            .
          </>
        ) : (
          <>Handled by our team.</>
        )}
      </p>
      {to && <HandOverCase applicationId={_id} to={to} agency={agency} isStaff={reader !== 'agent'} />}
    </div>
  );
}
