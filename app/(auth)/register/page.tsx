import type { Metadata } from 'next';
import { Fragment } from 'react';
import { AuthShell } from '@/components/shell/auth-shell';
import { Link } from '@/components/ui/buttons/link';
import { LEGAL_KINDS, LEGAL_TITLES, type LegalDays, legalPath } from '@/lib/domain/accounts/legal-texts';
import { countryCount } from '@/lib/domain/countries';
import { dateText } from '@/lib/domain/days/day-words';
import { env } from '@/lib/platform/env';
import { offeredCountries, siteFacts } from '@/lib/platform/site-facts';
import { RegisterPanel } from './_parts/register-panel';

export const generateMetadata = (): Metadata => ({
  title: 'Create an account',
  description: `Register as a student or agent: find a course in ${countryCount(offeredCountries())}, apply and follow each application.`,
});

type RegisterPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function RegisterPage({ searchParams }: RegisterPageProps) {
  const [{ referralCode }, { texts }] = [await searchParams, await siteFacts()];
  return (
    <AuthShell
      title="Create an account"
      description="Free for students. It takes about two minutes."
      footer={
        <>
          Already have an account?{' '}
          <Link href="/login" className="font-medium text-brand-ink underline underline-offset-4">
            Sign in
          </Link>
        </>
      }
    >
      <noscript>
        <p className="mb-5 rounded-card border border-line bg-accent-soft p-4 text-sm text-accent-ink">
          Registering needs JavaScript. Please switch it on in your browser and load this page again.
        </p>
      </noscript>
      <RegisterPanel
        referralCode={typeof referralCode === 'string' ? referralCode.slice(0, 20) : ''}
        whatsAppNumber={env().WHATSAPP_NUMBER}
      />
      <LegalLine texts={texts} />
    </AuthShell>
  );
}

/** Which texts apply to an account, each with its day; the list of what is stored is there without one. */
function LegalLine({ texts }: { texts: LegalDays }) {
  const shown = LEGAL_KINDS.filter((kind) => kind === 'privacy' || texts[kind]);
  return (
    <p className="mt-5 text-sm text-muted">
      Please read before you register:{' '}
      {shown.map((kind, place) => (
        <Fragment key={kind}>
          {place > 0 && ', '}
          <a href={legalPath(kind)} target="_blank" rel="noopener" className="underline underline-offset-4">
            {LEGAL_TITLES[kind]}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {texts[kind] && <span className="whitespace-nowrap"> ({dateText(texts[kind])})</span>}
        </Fragment>
      ))}
      .
    </p>
  );
}
