import type { Metadata } from 'next';
import { ConsentPage } from '../_parts/consent-page';
import { tokenOf } from '../_parts/token-of';

export const metadata: Metadata = {
  title: 'Confirm an application',
  referrer: 'no-referrer',
  robots: { index: false },
};

type GuardianPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What the application of a student under 18 sends to whom, for their guardian to confirm. */
export default async function GuardianPage({ searchParams }: GuardianPageProps) {
  return <ConsentPage token={await tokenOf(searchParams)} whose="guardian" />;
}
