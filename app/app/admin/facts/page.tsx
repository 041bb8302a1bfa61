import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { todayIn } from '@/lib/domain/days/day';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { wholeFacts } from '@/lib/services/catalogue/facts/facts';
import { ratesFetching } from '@/lib/services/catalogue/facts/fetch-rates';
import { ratesInUse } from '@/lib/services/catalogue/facts/rates';
import { FactList } from './_parts/fact-list';
import { RatesForm } from './_parts/rates-form';

export const metadata = { title: 'Facts' };

/** The figures that others set, with their sources; those due for review first. */
export default async function FactsPage() {
  await requireViewer('admin');
  return (
    <>
      <PageHeader
        title="Facts"
        description="Visa costs and requirements, work rights after graduation, and how test scales compare. After its review date, a fact is marked ‘may be out of date’ and is no longer used in totals or results."
      />
      <FactList facts={await wholeFacts()} today={todayIn('UTC')} />
      <Section
        id="rates"
        title="Exchange rates"
        description="Reference rates for one day. We use them to show amounts in a family’s own currency."
        className="mt-9"
      >
        <RatesForm rates={await ratesInUse()} fetching={await ratesFetching()} />
      </Section>
    </>
  );
}
