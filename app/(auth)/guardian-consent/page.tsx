import { ConsentPage } from '../_parts/consent-page';
import { type LinkPageProps, linkMetadata, tokenOf } from '../_parts/token-of';

export const metadata = linkMetadata('Confirm an application');

/** What the application of a student under 18 sends to whom, for their guardian to confirm. */
export default async function GuardianPage({ searchParams }: LinkPageProps) {
  return <ConsentPage token={await tokenOf(searchParams)} whose="guardian" />;
}
