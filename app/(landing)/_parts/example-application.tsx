import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Crest } from '@/components/drawings/crest';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { DAY_MS, dayOf } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';

const PAPERS: readonly { icon: ReactNode; name: string; state: string }[] = [
  { icon: <CircleCheck aria-hidden className="size-4.5 text-success-ink" />, name: 'Passport', state: 'accepted' },
  {
    icon: <Clock aria-hidden className="size-4.5 text-brand-ink" />,
    name: 'Second reference',
    state: 'being checked',
  },
  {
    icon: <CircleDashed aria-hidden className="size-4.5 text-ink" />,
    name: 'Final transcript',
    state: 'requested from you',
  },
];

/** Days that the example's offer still has. */
const DAYS_LEFT = 13;

/** What tracking an application looks like: an example, and labelled as one. */
export function ExampleApplication() {
  const day = new Date(Date.now() + DAYS_LEFT * DAY_MS);
  return (
    <figure className="md:pt-2">
      <figcaption className="mb-2.5 text-sm text-muted">An example: what step 5 looks like</figcaption>
      <div className="overflow-clip rounded-card border border-line bg-raised">
        <div className="flex gap-4 px-4 pt-5 pb-4 md:px-6">
          <Crest university="University of Liverpool" country="UK" />
          <div className="min-w-0">
            <p className="font-semibold">MSc Games Programming</p>
            <p className="text-sm text-muted">University of Liverpool · Jan {day.getUTCFullYear() + 1}</p>
            <p className="mt-2">
              <StatusChip tone="success">Conditional Offer</StatusChip>
            </p>
          </div>
        </div>
        <div className="bg-accent-soft px-4 py-4 md:px-6">
          <p className="flex items-center gap-2 text-sm text-accent-ink">
            <span aria-hidden className="now-dot" />
            Your next step
          </p>
          <p className="mt-1 font-display text-xl font-semibold">
            Reply to the offer by{' '}
            <time dateTime={dayOf(day, 'UTC')} className="whitespace-nowrap">
              {dateText(day.toISOString())}
            </time>
          </p>
          <p className="mt-0.5 text-sm">in {DAYS_LEFT} days</p>
        </div>
        <ul className="text-sm">
          {PAPERS.map(({ icon, name, state }) => (
            <li key={name} className="flex items-center gap-3 border-t border-line px-4 py-3 md:px-6">
              {icon}
              <span className="flex-1">{name}</span>
              <span className="text-muted">{state}</span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
