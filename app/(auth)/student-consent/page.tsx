import { ConsentPage } from '../_parts/consent-page';
import { type LinkPageProps, linkMetadata, tokenOf } from '../_parts/token-of';

export const metadata = linkMetadata('Confirm your applications');

/** What a student's applications send to whom, for them to confirm by the link of an e-mail. */
export default async function StudentConsentPage({ searchParams }: LinkPageProps) {
  return <ConsentPage token={await tokenOf(searchParams)} whose="student" />;
}
