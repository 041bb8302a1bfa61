import { BookOpen, ExternalLink, Headphones, type LucideIcon, Mic, PenLine } from 'lucide-react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Reveal } from './reveal';
import { SectionHeading } from './section-heading';

const SKILLS: readonly { icon: LucideIcon; name: string; text: string }[] = [
  { icon: BookOpen, name: 'Reading', text: 'Texts and questions against the clock.' },
  { icon: PenLine, name: 'Writing', text: 'Tasks like those of the real test.' },
  { icon: Mic, name: 'Speaking', text: 'Answer aloud and hear yourself.' },
  { icon: Headphones, name: 'Listening', text: 'Recordings in the accents you will meet.' },
];

/** The free mock tests. `href` is the site that holds them, undefined while none is set up. */
export function MockTests({ href }: { href: string | undefined }) {
  return (
    <Reveal labelledBy="mock-tests" className="mx-auto max-w-work px-4 py-14 md:px-8 md:py-20">
      <SectionHeading id="mock-tests" title="Free IELTS and PTE mock tests">
        Most courses ask for an English test. Practise all four skills before you book the real one.
      </SectionHeading>
      <ul className="mt-8 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {SKILLS.map(({ icon: Icon, name, text }) => (
          <li key={name} className="rounded-card border border-line bg-raised p-4 sm:p-5">
            <Icon aria-hidden className="size-6 text-brand-ink" />
            <h3 className="mt-3 text-base">{name}</h3>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
      {href ? (
        <ButtonLink href={href} target="_blank" size="lg" className="mt-8 max-sm:w-full">
          Take a free mock test
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">(opens in a new tab)</span>
        </ButtonLink>
      ) : (
        <p className="mt-6 text-sm text-muted">
          No tests are online right now. A counselor can say where to practise: write to us below.
        </p>
      )}
    </Reveal>
  );
}
