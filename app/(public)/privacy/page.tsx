import type { Metadata } from 'next';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { RETENTION_REGISTER, type RetentionEntry, type StudentRetentionEntry } from '@/lib/domain/retention/register';
import { siteName } from '@/lib/platform/site-facts';
import { type LegalSearch, LegalText, shownVersion } from '../_parts/legal-text';
import { publicMetadata } from '../_parts/public-metadata';

export const generateMetadata = async (): Promise<Metadata> =>
  publicMetadata({
    title: 'Privacy',
    description: `What ${await siteName()} stores about people, why, and for how long.`,
    path: '/privacy',
  });

const GROUPS: readonly {
  title: string;
  description: string;
  parts: readonly (RetentionEntry | StudentRetentionEntry)[];
}[] = [
  { title: 'About students', description: 'What is in a student’s file.', parts: RETENTION_REGISTER.students },
  { title: 'About every account', description: 'Students, agents and staff.', parts: RETENTION_REGISTER.accounts },
  { title: 'About staff', description: 'Who created or changed the site’s content.', parts: RETENTION_REGISTER.site },
];

const LIST =
  'What we store about you, why, and for how long. This list is complete: our software is checked against it.';

/** The owner's own text, and what the database holds about people, made of the table that a test compares with the models. */
export default async function PrivacyPage({ searchParams }: { searchParams: LegalSearch }) {
  const version = await shownVersion('privacy', searchParams);
  return (
    <div className="max-w-3xl">
      <PageHeader title="Privacy" {...(version ? {} : { description: LIST })} />
      {version && (
        <>
          <LegalText {...version} />
          <h2 className="mb-5 text-title">What we store</h2>
          <p className="mb-5 text-sm text-muted">{LIST}</p>
        </>
      )}
      <Card className="mb-9">
        <ul className="list-disc space-y-1 pl-5">
          <li>A student’s file belongs to the student. They can see who opened it, download it and delete it.</li>
          <li>
            We use cookies only to keep you signed in and to remember light or dark mode. No cookies from other sites.
          </li>
          <li>Our logs contain no names, addresses or searches.</li>
          <li>
            Anyone can check an exported file on the page ‘
            <Link href="/verify" className="text-brand-ink underline underline-offset-4">
              Check an exported file
            </Link>
            ’.
          </li>
        </ul>
      </Card>
      {GROUPS.map(({ title, description, parts }) => (
        <Section key={title} title={title} description={description}>
          <div className="divide-y divide-line border-y border-line">
            {parts.map((part) => (
              <div key={part.collection} className="py-5">
                <h3 className="font-medium">{part.title}</h3>
                {part.retained.map(({ what, purpose, until }) => (
                  <div key={what} className="mt-2">
                    <p>{what}.</p>
                    <p className="text-sm text-muted">
                      Retained {purpose}. {endOf(until)}
                    </p>
                  </div>
                ))}
                {'exported' in part && <p className="mt-2 text-sm text-muted">{exportOf(part)}</p>}
              </div>
            ))}
          </div>
        </Section>
      ))}
    </div>
  );
}

/** Whether the file that a student takes along has it. */
function exportOf({ exported, notExported }: StudentRetentionEntry): string {
  if (!exported) return `Not in the student’s export, because ${notExported}.`;
  return `In the student’s export${notExported && `, without ${notExported}`}.`;
}

const endOf = (until: string) =>
  until.startsWith('never') ? `Never deleted${until.slice('never'.length)}.` : `Retained until: ${until}.`;
