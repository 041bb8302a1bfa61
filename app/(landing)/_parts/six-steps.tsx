import { Check } from 'lucide-react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { classNames } from '@/components/ui/layout/class-names';
import { ExampleApplication } from './example-application';
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
    text: 'See each stage as it happens, who moved it, and what is needed from you.',
  },
  {
    title: 'Talk to a counselor',
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
            It works the same for every country and university.
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
