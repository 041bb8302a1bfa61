import { WhatIf } from '@/components/eligibility/what-if';
import { WhatIfFields } from '@/components/eligibility/what-if-fields';
import { counted } from '@/components/eligibility/what-if-texts';
import { Section } from '@/components/ui/layout/section';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { whatIfFor } from '@/lib/services/catalogue/search/what-if';
import { bandText } from './band-text';

interface BandWhatIfProps {
  viewer: Viewer;
  /** From the lower to the upper band. */
  from: number;
  to: number;
}

/** What an IELTS result in this range would open. It is worked out for this page alone: nothing of it is kept. */
export async function BandWhatIf({ viewer, from, to }: BandWhatIfProps) {
  const [low, high] = await Promise.all([whatIfFor(viewer, { ielts: from }), whatIfFor(viewer, { ielts: to })]);
  const own = low.fields.find(({ field }) => field === 'ielts')?.own ?? null;
  const range =
    low.courses === high.courses
      ? counted(low.courses)
      : `${low.courses.toLocaleString('en-GB')} to ${counted(high.courses)}`;
  return (
    <Section title="If this were your result" className="max-w-3xl scroll-mt-6" id="what-if">
      <p className="mb-3">
        {own !== null && own >= to
          ? `Your IELTS result is ${own.toFixed(1)}. ${bandText({ from, to })} would not open any more courses for you.`
          : `With ${bandText({ from, to })} in every section you would meet the requirements of ${range}. Today you meet those of ${counted(low.now)}.`}{' '}
        This is an estimate from practice. It is not added to your scores.
      </p>
      <WhatIf first={low} firstStep="" start={{ ielts: from }}>
        <WhatIfFields answer={low} isSearch={false} chosen={{ ielts: from }} />
      </WhatIf>
    </Section>
  );
}
