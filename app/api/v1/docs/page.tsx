import type { Metadata } from 'next';
import { PublicPage } from '@/app/(public)/_parts/public-page';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { CallDetails } from './_parts/call-details';
import { documentedCalls } from './_parts/documented-calls';

export const metadata: Metadata = {
  title: 'API',
  description: 'Every call of the API under /api/v1: who may use it, its parameters and its responses.',
};

/** The OpenAPI document for people; made from the same contracts that check the calls. */
export default function ApiDocsPage() {
  const calls = [...documentedCalls()];
  return (
    <PublicPage>
      <PageHeader
        title="API"
        description="All calls are under /api/v1 and use JSON. Errors are { message, fields? } with a status of 400 or above."
        actions={
          <ButtonLink href="/api/v1/openapi.json" variant="secondary">
            OpenAPI document
          </ButtonLink>
        }
      />
      <Section title="Signing in">
        <p className="max-w-reading text-sm">
          <code>POST /auth</code> returns a token and sets it as the cookie <code>token</code>. Scripts send it as{' '}
          <code>Authorization: Bearer …</code>; it is valid for seven days. Programs send an API token in the same way.
          Staff create one under Settings, owners of agencies under People. It can be used for the calls whose scope it
          has. Ids are 24 hexadecimal digits, times ISO 8601, fees in major units of their currency. Lists take{' '}
          <code>page</code> and <code>limit</code>.
        </p>
      </Section>
      {calls.map(([tag, ofTag]) => (
        <Section key={tag} title={tag}>
          <Card padding="none">
            {ofTag.map((call) => (
              <CallDetails key={call.id} call={call} />
            ))}
          </Card>
        </Section>
      ))}
    </PublicPage>
  );
}
