import { Card } from '@/components/ui/layout/card';
import { NOT_DECLARED } from '@/lib/domain/agency/declared';
import { dateText } from '@/lib/domain/days/day-words';
import { declaredFor } from '@/lib/services/people/agency/declared';

interface AgencyEarningProps {
  studentId: string;
  country: string;
  university: string;
}

/** For a student: what their own agency declares to earn at a university. Nothing for one without an agency. */
export async function AgencyEarning({ studentId, country, university }: AgencyEarningProps) {
  const { agency, earning } = await declaredFor(studentId, { country, university });
  if (agency === null) return null;
  return (
    <Card as="section" padding="sm" aria-labelledby="agency-earns">
      <h2 id="agency-earns" className="font-sans text-base tracking-normal">
        Your agency’s earnings
      </h2>
      <p className="mt-2 text-sm wrap-anywhere">
        {agency} earns at {university}: <strong className="font-semibold">{earning?.words ?? NOT_DECLARED}</strong>
      </p>
      {earning && <p className="mt-1 text-fine text-muted">Declared on {dateText(earning.on)}</p>}
    </Card>
  );
}
