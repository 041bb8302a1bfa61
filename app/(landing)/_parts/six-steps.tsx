import { Check, CircleCheck, CircleDashed, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Crest } from '@/components/drawings/crest';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { classNames } from '@/components/ui/layout/class-names';
import { DAY_MS, dayOf } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { Reveal } from './reveal';
import { SECTION, SectionHeading, TWO_COLUMNS } from './section-heading';

const STEPS: readonly { title: string; text: string }[] = [
  { title: 'Sign up', text: 'Open a free account with your name, email address and mobile number.' },
  {
    title: 'Complete your profile',
    text: 'Your education, test scores and documents, entered once and used for every application.',
  },
  { title: 'Search a course', text: 'By subject, university, fee, intake or English score.' },
  { title: 'Apply', text: 'Choose the year and month you want to start, and submit.' },
  {
    title: 'Track the application in real time',
    text: 'See each stage as it happens, who updated it, and what you need to do.',
  },
  {
    title: 'Talk to a counsellor',
    text: 'Message someone who knows the country and its visa rules whenever you are unsure.',
  },
];

/** The step that the example beside the list shows, from 0. */
const SHOWN = 4;

/** The way from the first visit to the visa, in the specification's six steps. */
export function SixSteps() {
  return (
    <Reveal labelledBy="six-steps">
      <div className={classNames(SECTION, TWO_COLUMNS)}>
        <div>
          <SectionHeading id="six-steps" title="Six steps, with someone to help you">
            The steps are the same for every country and university.
          </SectionHeading>
          <ol className="mt-9">
            {STEPS.map(({ title, text }, index) => (
              <li key={title} className="relative grid grid-cols-[1.75rem_1fr] gap-x-5 pb-6 last:pb-0">
                {index < STEPS.length - 1 && (
                  <span
                    aria-hidden
                    className={classNames(
                      'absolute start-[13px] top-7 bottom-0 border-s-2',
                      index < SHOWN ? 'border-brand' : 'border-dashed border-control',
                    )}
                  />
                )}
                <span
                  aria-hidden
                  className={classNames(
                    'flex size-7 items-center justify-center rounded-full border-2 text-fine font-semibold',
                    index < SHOWN && 'border-brand text-brand-ink',
                    index === SHOWN && 'border-dot-ring bg-accent text-on-accent',
                    index > SHOWN && 'border-control text-muted',
                  )}
                >
                  {index < SHOWN ? <Check className="size-3.5" /> : index + 1}
                </span>
                <div className="min-w-0">
                  <h3 className="text-base leading-7 md:text-[1.0625rem]">{title}</h3>
                  <p className="text-md text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <ButtonLink href="/register" size="lg" className="mt-9 max-sm:w-full">
            Create a free account
          </ButtonLink>
        </div>
        <ExampleApplication />
      </div>
    </Reveal>
  );
}

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
function ExampleApplication() {
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
