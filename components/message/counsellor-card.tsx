import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Avatar } from '@/components/ui/layout/avatar';
import { Card } from '@/components/ui/layout/card';
import { replyWords } from '@/lib/domain/applications/assignment';

interface CounsellorCardProps {
  /** Null for a student without one. `replyMinutes` is the usual time to an answer, null where too few are known. */
  counsellor: { _id: string; name: string; jobTitle: string; replyMinutes: number | null } | null;
}

const MESSAGES = '/app/student/messages';

/** A student's own counsellor, with the two ways to ask them. */
export function CounsellorCard({ counsellor }: CounsellorCardProps) {
  return (
    <Card as="section" padding="sm" aria-labelledby="your-counsellor" className="max-w-3xl">
      <h2 id="your-counsellor" className="font-sans text-base tracking-normal">
        Your counsellor
      </h2>
      {counsellor ? (
        <div className="mt-3 flex items-center gap-3 text-sm">
          <Avatar name={counsellor.name} className="size-10 text-sm" />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{counsellor.name}</span>
            {counsellor.jobTitle && <span className="block text-muted wrap-anywhere">{counsellor.jobTitle}</span>}
            <span className="block text-muted">{answersOf(counsellor.replyMinutes)}</span>
          </span>
        </div>
      ) : (
        <p className="mt-1 text-sm text-muted">You don’t have a counsellor yet. You will get one when you apply.</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {counsellor && (
          <ButtonLink href={`${MESSAGES}/chat/${counsellor._id}`} size="sm">
            Write a message
          </ButtonLink>
        )}
        <ButtonLink href={`${MESSAGES}/applications`} variant="secondary" size="sm">
          Ask about an application
        </ButtonLink>
      </div>
    </Card>
  );
}

const answersOf = (minutes: number | null) =>
  minutes === null ? 'We don’t know the usual reply time yet.' : `Usually replies ${replyWords(minutes)}.`;
