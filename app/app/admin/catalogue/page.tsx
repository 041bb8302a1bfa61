import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { dateText } from '@/lib/domain/days/day-words';
import { REGISTERS, type Register } from '@/lib/domain/imports/registers';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listSources } from '@/lib/services/catalogue/course-import/sources';
import { RegisterFile } from './_parts/register-file';

export const metadata = { title: 'Catalogue' };

export default async function CataloguePage() {
  await requireViewer('admin');
  const sources = await listSources();
  return (
    <>
      <PageHeader
        title="Catalogue"
        description="Fill the catalogue from a public register, or from your own spreadsheets. You see every change before it is saved."
      />
      <div className="max-w-3xl space-y-6">
        {REGISTERS.map((register) => (
          <RegisterCard
            key={register.id}
            register={register}
            asOf={sources.find(({ name }) => name === register.source)?.asOf ?? ''}
          />
        ))}
        <Card as="section" aria-labelledby="own">
          <h2 id="own" className="text-lg">
            Your own spreadsheets
          </h2>
          <p className="mt-1 text-sm text-muted">
            Lists from universities, partners or your own office, as Excel, OpenDocument or CSV files.
          </p>
          <p className="mt-3 text-sm">
            <Link href="/app/admin/bulk-course" className="underline underline-offset-4">
              Upload a spreadsheet
            </Link>
          </p>
        </Card>
      </div>
    </>
  );
}

/** What a register is, where its file is to be had, and a place to drop it. */
function RegisterCard({ register, asOf }: { register: Register; asOf: string }) {
  const { id, name, publisher, licence, licenceHref, page, file, ending, tried, holds, lacks, country } = register;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {name}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {publisher}. {asOf ? `In your catalogue as of ${dateText(asOf)}.` : 'Not in your catalogue yet.'}
      </p>
      <dl className="mt-4 space-y-2 text-sm">
        <Term name="Contains">{holds}</Term>
        <Term name="Doesn’t contain">{lacks}</Term>
        <Term name="Licence">
          <Outside href={licenceHref}>{licence}</Outside>. Each course page names the source, the date and the licence.
        </Term>
        <Term name="Get the file">
          <Outside href={page}>{page.replace('https://', '')}</Outside>. {file}
        </Term>
        {tried && <Term name="Please note">{tried}</Term>}
      </dl>
      <div className="mt-5">
        <RegisterFile country={country} name={name} ending={ending} />
      </div>
    </Card>
  );
}

function Term({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="sm:flex sm:gap-3">
      <dt className="shrink-0 font-medium sm:w-32">{name}</dt>
      <dd className="min-w-0 wrap-anywhere text-muted">{children}</dd>
    </div>
  );
}

function Outside({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="underline underline-offset-4">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
