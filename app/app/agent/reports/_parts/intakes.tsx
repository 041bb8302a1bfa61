import { monthName } from '@/components/report/month-words';
import { ReportSheet } from '@/components/report/report-sheet';
import type { AgencyReport } from '@/lib/contract/reports/agency';

/** How far the applications of each intake came. */
export function Intakes({ intakes }: Pick<AgencyReport, 'intakes'>) {
  if (intakes.length === 0) return null;
  return (
    <ReportSheet
      title="Intakes"
      description="How many applications for each intake reached each stage."
      tables={[
        {
          caption: 'Applications',
          heads: ['Intake', 'Total', 'Offer', 'Deposit paid'],
          rows: intakes.map(({ intake, applications, offers, deposit }) => [
            monthName(intake),
            applications,
            offers,
            deposit,
          ]),
        },
        {
          caption: 'Visas',
          heads: ['Intake', 'Applied', 'Approved', 'Refused'],
          rows: intakes.map(({ intake, visaApplied, visaApproved, visaRefused }) => [
            monthName(intake),
            visaApplied,
            visaApproved,
            visaRefused,
          ]),
        },
      ]}
      note="A deposit counts as paid once there is proof of payment or a visa application."
    />
  );
}
