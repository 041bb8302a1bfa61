import type { Metadata } from 'next';
import { AuthShell } from '@/components/shell/auth-shell';
import { isOpenLink } from '@/lib/services/applications/consent/by-link';
import { Notice } from '../_parts/notice';
import { tokenOf } from '../_parts/token-of';
import { StudentConsent } from './_parts/student-consent';

export const metadata: Metadata = {
  title: 'Confirm your applications',
  referrer: 'no-referrer',
  robots: { index: false },
};

type StudentConsentPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What a student's applications send to whom, for them to confirm by the link of an e-mail. Names nothing before the birth date. */
export default async function StudentConsentPage({ searchParams }: StudentConsentPageProps) {
  const token = await tokenOf(searchParams);
  if (!(await isOpenLink(token))) {
    return (
      <AuthShell title="Confirm your applications">
        <Notice kind="refused" title="This link does not work any more">
          <p>
            It was used, seven days have passed, or what is sent has changed since. Please sign in and confirm there, or
            ask for a new link.
          </p>
        </Notice>
      </AuthShell>
    );
  }
  return (
    <AuthShell
      title="Confirm your applications"
      description="Nothing goes to a university before your yes. Please enter your date of birth to see what is sent."
    >
      <StudentConsent token={token} />
    </AuthShell>
  );
}
