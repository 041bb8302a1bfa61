import type { Metadata } from 'next';
import { AuthShell } from '@/components/shell/auth-shell';
import { guardianQuestion } from '@/lib/services/applications/consent/guardian';
import { Notice } from '../_parts/notice';
import { tokenOf } from '../_parts/token-of';
import { GuardianButton } from './_parts/guardian-button';

export const metadata: Metadata = {
  title: 'Confirm an application',
  referrer: 'no-referrer',
  robots: { index: false },
};

type GuardianPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What the application of a student under 18 sends to whom, for their guardian to confirm. */
export default async function GuardianPage({ searchParams }: GuardianPageProps) {
  const token = await tokenOf(searchParams);
  const question = await guardianQuestion(token);
  if (!question) {
    return (
      <AuthShell title="Confirm an application">
        <Notice kind="refused" title="This link does not work any more">
          <p>The student may have changed or taken back the application. A newer e-mail has a newer link.</p>
        </Notice>
      </AuthShell>
    );
  }
  const { studentName, course, to, what, isConfirmed } = question;
  return (
    <AuthShell
      title="Confirm an application"
      description={`${studentName} is under 18 and wants to apply for ${course}.`}
    >
      <Named title="This goes to" names={to} />
      <Named title="What is sent" names={what} />
      <GuardianButton token={token} isConfirmed={isConfirmed} />
    </AuthShell>
  );
}

function Named({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <section className="mb-5">
      <h2 className="text-base">{title}</h2>
      <ul className="mt-1 list-disc space-y-0.5 ps-5 text-sm wrap-anywhere">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
