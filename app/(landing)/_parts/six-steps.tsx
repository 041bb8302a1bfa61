import { ClipboardList, type LucideIcon, MapPin, MessagesSquare, Search, Send, UserPlus } from 'lucide-react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Reveal } from './reveal';
import { SectionHeading } from './section-heading';

const STEPS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: UserPlus, title: 'Sign up', text: 'Open a free account with your name, e-mail address and mobile number.' },
  {
    icon: ClipboardList,
    title: 'Complete your profile',
    text: 'Your education, test scores and documents, entered once and used for every application.',
  },
  { icon: Search, title: 'Search a course', text: 'By subject, university, fee, intake or English score.' },
  { icon: Send, title: 'Apply', text: 'Choose the year and month you want to start, and send it off.' },
  {
    icon: MapPin,
    title: 'Track the application in real time',
    text: 'See each stage as it happens, who moved it, and what is needed from you.',
  },
  {
    icon: MessagesSquare,
    title: 'Talk to a counselor',
    text: 'Write to a person who knows the country and its visa rules, whenever you are unsure.',
  },
];

/** The way from the first visit to the visa, in the specification's six steps. */
export function SixSteps() {
  return (
    <Reveal labelledBy="six-steps" className="border-y border-line bg-raised">
      <div className="mx-auto max-w-work px-4 py-14 md:px-8 md:py-20">
        <SectionHeading id="six-steps" title="Six steps, and somebody beside you">
          It works the same for every country and university.
        </SectionHeading>
        <ol className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {STEPS.map(({ icon: Icon, title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
                <Icon aria-hidden className="size-5" />
              </span>
              <div className="min-w-0">
                <h3 className="text-base leading-snug">
                  <span className="text-muted tabular-nums">{index + 1}. </span>
                  {title}
                </h3>
                <p className="mt-1 text-sm text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-10 flex flex-wrap gap-2 max-sm:*:w-full">
          <ButtonLink href="/register" size="lg" prefetch={false}>
            Create a free account
          </ButtonLink>
          <ButtonLink href="/courses" size="lg" variant="secondary" prefetch={false}>
            Look at courses first
          </ButtonLink>
        </div>
      </div>
    </Reveal>
  );
}
