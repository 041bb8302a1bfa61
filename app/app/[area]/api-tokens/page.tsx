import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/ui/layout/page-header';
import { apiTokensOf } from '@/lib/access';
import { API_SCOPES } from '@/lib/domain/accounts/api-tokens';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { apiTokens, scopesOf } from '@/lib/services/people/accounts/api-tokens';
import { MakeToken } from './_parts/make-token';
import { TokenList } from './_parts/token-list';

export const metadata = { title: 'API tokens' };

/** Tokens by which programs work in this account's place: of staff, and of an agency's owners. */
export default async function ApiTokensPage({ params }: { params: Promise<{ area: string }> }) {
  const viewer = await requireArea(params, 'api-tokens');
  if (!apiTokensOf(viewer)) notFound();
  const scopes = scopesOf(viewer.role).map((value) => ({ value, label: API_SCOPES[value] }));
  return (
    <>
      <PageHeader
        title="API tokens"
        description="A program with a token has the same access as the person who created it. The token stops working if that person’s password or role changes."
        actions={<MakeToken scopes={scopes} />}
      />
      <TokenList tokens={await apiTokens(viewer)} now={new Date()} />
    </>
  );
}
