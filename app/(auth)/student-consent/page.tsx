import type { Metadata } from 'next';
import { ConsentPage } from '../_parts/consent-page';
import { tokenOf } from '../_parts/token-of';

export const metadata: Metadata = {
  title: 'Confirm your applications',
  referrer: 'no-referrer',
  robots: { index: false },
};

type StudentConsentPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What a student's applications send to whom, for them to confirm by the link of an e-mail. */
export default async function StudentConsentPage({ searchParams }: StudentConsentPageProps) {
  return <ConsentPage token={await tokenOf(searchParams)} whose="student" />;
}
