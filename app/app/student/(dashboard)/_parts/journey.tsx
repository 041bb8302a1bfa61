import { Section } from '@/components/ui/layout/section';
import { StageLine } from '@/components/ui/layout/stage-line';
import type { DashboardCounters } from '@/lib/services/desk/dashboards/student';
import { journeySteps } from './journey-steps';

/** The six steps from signing up to talking to a counselor, and how far the student is. */
export function Journey({ counters }: { counters: DashboardCounters }) {
  const { profile, applied, saved, hasMoved, hasTalked } = counters;
  const steps = journeySteps({
    profileComplete: profile.percent === 100,
    hasFound: hasAny(saved) || hasAny(applied),
    hasApplied: hasAny(applied),
    hasMoved,
    hasTalked,
  });
  return (
    <Section title="Your journey">
      <StageLine label="Your journey" stages={steps} />
    </Section>
  );
}

const hasAny = (counts: Record<string, number>) => Object.values(counts).some((count) => count > 0);
