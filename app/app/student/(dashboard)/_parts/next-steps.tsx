import {
  BadgeCheck,
  Banknote,
  CalendarClock,
  ClipboardList,
  FileCheck,
  FileWarning,
  GraduationCap,
  Hourglass,
  Lightbulb,
  type LucideIcon,
  Search,
  UserRound,
} from 'lucide-react';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { classNames } from '@/components/ui/layout/class-names';
import { DeepPanel } from '@/components/ui/layout/deep-panel';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { NextStep } from '@/lib/services/desk/dashboards/next-steps';

/** Said instead of 'Your move' where nothing is to be done. */
const RESTS: Partial<Record<NextStep['kind'], string>> = { wait: 'Waiting for others', enrolled: 'Enrolled' };

/** How many steps are shown; the rest comes up when these are done. */
const SHOWN = 4;

/** The most pressing step on the deep ground with its button, the others as rows beneath it. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const [first, ...others] = steps.slice(0, SHOWN);
  if (!first) return null;
  const rest = RESTS[first.kind];
  return (
    <Section title="What to do next">
      <DeepPanel
        headingLevel="h3"
        now={!rest}
        eyebrow={rest ?? 'Your next step'}
        title={first.title}
        actions={
          <ButtonLink href={first.href} variant={rest ? 'secondary' : 'primary'}>
            {first.action}
          </ButtonLink>
        }
      >
        <p className="wrap-anywhere">{first.text}</p>
      </DeepPanel>
      {others.length > 0 && (
        <RowSheet className="mt-3 max-md:-mx-4 max-md:mt-0 max-md:rounded-none max-md:border-x-0">
          {others.map((step) => (
            <li
              key={`${step.href} ${step.title}`}
              className="row-height flex flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-3 sm:px-5"
            >
              <StepIcon kind={step.kind} className="size-5 self-start text-muted" />
              <div className="min-w-0 flex-1 basis-60">
                <h3 className="text-md">{step.title}</h3>
                <p className="line-clamp-2 text-sm text-muted wrap-anywhere">{step.text}</p>
              </div>
              <ButtonLink href={step.href} size="sm" variant="secondary" className="max-sm:ms-8.5">
                {step.action}
              </ButtonLink>
            </li>
          ))}
        </RowSheet>
      )}
    </Section>
  );
}

function StepIcon({ kind, className }: { kind: NextStep['kind']; className: string }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden className={classNames('shrink-0', className)} strokeWidth={1.5} />;
}

const ICONS: Record<NextStep['kind'], LucideIcon> = {
  attend: CalendarClock,
  send: FileWarning,
  reply: BadgeCheck,
  confirm: FileCheck,
  pay: Banknote,
  check: ClipboardList,
  status: ClipboardList,
  profile: UserRound,
  scores: GraduationCap,
  suggested: Lightbulb,
  apply: ClipboardList,
  search: Search,
  wait: Hourglass,
  enrolled: GraduationCap,
};
