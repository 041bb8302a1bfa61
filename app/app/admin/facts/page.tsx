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
        description="What visas cost and ask for, how long graduates may work, how test scales relate. Past its review day a fact stays visible as 'may be out of date', and nothing is added up or decided with it."
      />
      <FactList facts={await wholeFacts()} today={todayIn('UTC')} />
      <Section
        id="rates"
        title="Exchange rates"
        description="Reference rates of one day, by which families see amounts in their own currency."
        className="mt-9"
      >
        <RatesForm rates={await ratesInUse()} fetching={await ratesFetching()} />
      </Section>
    </>
  );
}
