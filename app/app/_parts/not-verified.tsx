import type { Invitation } from '@/lib/services/people/staff/invitations';
import { InviteAgain } from './invite-again';

/** What an agent needs to know until a student of theirs can sign in. Nothing for a verified one. */
export function NotVerified({ studentId, invitation }: { studentId: string; invitation: Invitation | null }) {
  if (!invitation) return null;
  const { email, code } = invitation;
  return (
    <aside
      aria-label="Not verified yet"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-accent-soft px-4 py-3 text-sm text-accent-ink"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">The student can't sign in yet.</p>
        <p className="mt-0.5 wrap-anywhere">
          {`We have sent an email to ${email} with a link to set the password, which also verifies the account.`}
          {code && (
            <>
              {' Our team can also verify the account with the code '}
              <strong className="tabular-nums">{code}</strong>.
            </>
          )}
        </p>
      </div>
      <InviteAgain studentId={studentId} />
    </aside>
  );
}
