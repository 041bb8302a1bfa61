import { BadgeCheck, ClipboardList, FileWarning, Hourglass, type LucideIcon, Search, UserRound } from 'lucide-react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { classNames } from '@/components/ui/layout/class-names';
import { Section } from '@/components/ui/layout/section';
import type { NextStep } from '@/lib/services/dashboards/next-steps';

/** How many steps are shown; the rest comes up when these are done. */
const SHOWN = 4;

/** The largest thing on the dashboard: the most pressing step with its button, the others beneath it. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const [first, ...others] = steps.slice(0, SHOWN);
  if (!first) return null;
  return (
    <Section title="What to do next">
      <div className={classNames('rounded-card border p-5 sm:p-7', FIRST[first.kind])}>
        <div className="flex gap-4">
          <StepIcon kind={first.kind} className="size-8" />
          <div className="min-w-0">
            <h3 className="text-xl text-pretty">{first.title}</h3>
            <p className="mt-2 max-w-reading wrap-anywhere">{first.text}</p>
            <ButtonLink href={first.href} size="lg" className="mt-5 max-sm:w-full">
              {first.action}
            </ButtonLink>
          </div>
        </div>
      </div>
      {others.length > 0 && (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
          {others.map((step) => (
            <li key={`${step.href} ${step.title}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
              <StepIcon kind={step.kind} className="size-5 self-start text-muted" />
              <div className="min-w-0 flex-1 basis-60">
                <h3 className="text-sm font-medium">{step.title}</h3>
                <p className="mt-0.5 line-clamp-2 text-sm text-muted wrap-anywhere">{step.text}</p>
              </div>
              <ButtonLink href={step.href} size="sm" variant="secondary">
                {step.action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function StepIcon({ kind, className }: { kind: NextStep['kind']; className: string }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden className={classNames('shrink-0', className)} strokeWidth={1.5} />;
}

const ICONS: Record<NextStep['kind'], LucideIcon> = {
  documents: FileWarning,
  offer: BadgeCheck,
  profile: UserRound,
  apply: ClipboardList,
  search: Search,
  wait: Hourglass,
};

const BRAND = 'border-transparent bg-brand-soft';
/** What others wait for is amber, an offer green. */
const FIRST: Record<NextStep['kind'], string> = {
  documents: 'border-transparent bg-accent-soft',
  offer: 'border-transparent bg-success-soft',
  profile: BRAND,
  apply: BRAND,
  search: BRAND,
  wait: 'border-line bg-raised',
};
