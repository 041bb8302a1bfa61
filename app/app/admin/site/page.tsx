import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { LEGAL_KINDS, type LegalKind } from '@/lib/domain/accounts/legal-texts';
import { siteNameOf } from '@/lib/domain/accounts/operator';
import { legalDraft } from '@/lib/domain/accounts/tables/legal-drafts';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { env } from '@/lib/platform/env';
import { mailOfEnvironment } from '@/lib/platform/mail/mail-route';
import { storedPerCountry } from '@/lib/services/catalogue/courses';
import { copySettings } from '@/lib/services/file/watch/copy-settings';
import { ownAgencyForm } from '@/lib/services/people/agents/handling-rights';
import { legalVersions } from '@/lib/services/people/legal-texts';
import { mailSettings } from '@/lib/services/people/mail-settings';
import { operatorForm } from '@/lib/services/people/operator';
import { CopiesForm } from './_parts/copies-form';
import { LegalTextForm } from './_parts/legal-texts';
import { MailForm } from './_parts/mail-form';
import { OperatorForm } from './_parts/operator-form';
import { OwnAgency } from './_parts/own-agency';
import { SITE_SECTIONS, type SiteSection, siteSectionOf, siteSectionPath } from './_parts/sections';

export const metadata = { title: 'This site' };

type SitePageProps = { searchParams: Promise<{ section?: string | string[] }> };

/** The site's name, face and words, and who runs it: part by part. */
export default async function SitePage({ searchParams }: SitePageProps) {
  await requireViewer('admin');
  const section = siteSectionOf((await searchParams).section);
  const tabs = Object.entries(SITE_SECTIONS).map(([name, label]) => ({
    href: siteSectionPath(name as SiteSection),
    label,
  }));
  return (
    <>
      <PageHeader
        title="This site"
        description="The name of this site, how it looks and what it says. Empty fields are not shown."
      />
      <LinkTabs label="Sections of this page" tabs={tabs} current={siteSectionPath(section)} className="mb-6" />
      <OperatorForm
        {...(await operatorForm())}
        section={section}
        courses={await storedPerCountry()}
        environmentZone={env().TIME_ZONE ?? ''}
      />
      {section === 'texts' && <LegalTexts />}
      {section === 'mail' && <MailForm settings={await mailSettings()} environment={mailOfEnvironment()} />}
      {section === 'copies' && <CopiesForm settings={await copySettings()} />}
      {section === 'about' && (
        <div className="mt-9 max-w-3xl">
          <OwnAgency {...(await ownAgencyForm())} />
        </div>
      )}
    </>
  );
}

const PURPOSES: Record<LegalKind, string> = {
  privacy: 'This text is shown above the list of what the software stores. The list itself is always shown.',
  terms: 'What people agree to when they register.',
  refunds: 'What you refund, and when.',
};

async function LegalTexts() {
  const [versions, { operator }] = await Promise.all([legalVersions(), operatorForm()]);
  return (
    <div className="max-w-3xl">
      <p className="mb-6 max-w-reading text-sm text-muted">
        The drafts describe what this software does. They are not legal advice. Have them checked by someone who knows
        the law of your country.
      </p>
      {LEGAL_KINDS.map((kind) => (
        <LegalTextForm
          key={kind}
          kind={kind}
          description={PURPOSES[kind]}
          versions={versions.filter((version) => version.kind === kind)}
          draft={legalDraft(kind, operator.name || siteNameOf(operator))}
        />
      ))}
    </div>
  );
}
