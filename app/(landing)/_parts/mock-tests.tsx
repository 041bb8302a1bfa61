import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Link } from '@/components/ui/buttons/link';
import { classNames } from '@/components/ui/layout/class-names';
import { Reveal } from './reveal';
import { type ScoreCounts, ScoreSteps } from './score-steps';
import { SECTION, SectionHeading, TWO_COLUMNS } from './section-heading';

/** `practise`: what the mock test elsewhere has; `ours`: what is practised here; `asked`: what the real ones look at. */
const SKILLS: readonly { name: Skill; practise: string; ours: string; asked: string; drawing: string }[] = [
  {
    name: 'Reading',
    practise: 'Texts and questions with a time limit.',
    ours: 'Texts and questions, with a reason for each answer.',
    asked: 'Long texts, and questions with a time limit.',
    drawing: 'M2 5h60M2 12h44M2 19h52',
  },
  {
    name: 'Writing',
    practise: 'Tasks like those of the real test.',
    ours: 'Write, count your words and compare with a model answer.',
    asked: 'An essay, and a graph or a letter.',
    drawing: 'M2 18c6-16 10-16 10-4s6 6 10-2 6-4 6 2 6 4 10-2 8-2 8 2 6 4 14 2',
  },
  {
    name: 'Speaking',
    practise: 'Answer aloud and listen to yourself.',
    ours: 'Answer aloud and listen to yourself.',
    asked: 'A conversation with a person, or with a computer.',
    drawing: 'M4 10v4M12 7v10M20 3v18M28 8v8M36 5v14M44 9v6M52 6v12M60 10v4',
  },
  {
    name: 'Listening',
    practise: 'Recordings in the accents you will meet.',
    ours: 'Recordings in synthetic voices, British and American.',
    asked: 'Recordings in several accents, played only once.',
    drawing: 'M2 12h8c3 0 3-9 6-9s4 18 8 18 4-16 8-16 4 12 8 12 3-5 6-5h16',
  },
];

type Skill = 'Reading' | 'Writing' | 'Speaking' | 'Listening';

/** A set that is open on this site. */
export interface OpenPractice {
  skill: string;
  exam: 'IELTS' | 'PTE';
  href: string;
}

type MockTestsProps = {
  /** Another site that holds the tests; undefined where this one is to be used. */
  href: string | undefined;
  /** What is open here, one set for each skill of an exam. */
  open: readonly OpenPractice[];
  /** Null while the counts are not known. */
  scores: ScoreCounts | null;
};

/** The free tests, here or elsewhere, and beside them what a better score opens. It claims none that is not open. */
export function MockTests({ href, open, scores }: MockTestsProps) {
  const isHere = !href && open.length > 0;
  const exams = ['IELTS', 'PTE'].filter((exam) => open.some((own) => own.exam === exam)).join(' and ');
  return (
    <Reveal labelledBy="mock-tests" className="border-y border-line bg-raised">
      <div className={classNames(SECTION, TWO_COLUMNS)}>
        <div>
          <SectionHeading
            id="mock-tests"
            title={href ? 'Free IELTS and PTE mock tests' : isHere ? `Free ${exams} practice` : 'The English test'}
          >
            Most courses require an English test.{' '}
            {href
              ? 'Practise all four skills before you book the real one.'
              : isHere
                ? 'Practise here before you book the real one. You don’t need an account.'
                : 'It tests four skills, and a better score opens more courses.'}
          </SectionHeading>
          <ul className="mt-7 grid gap-x-8 sm:grid-cols-2">
            {SKILLS.map(({ name, practise, ours, asked, drawing }) => {
              const own = isHere ? open.filter(({ skill }) => skill === name) : [];
              return (
                <li key={name} className="flex items-start justify-between gap-4 border-t border-line py-3.5">
                  <div className="min-w-0">
                    <h3 className="text-base">{name}</h3>
                    <p className="text-sm text-muted">{href ? practise : own.length > 0 ? ours : asked}</p>
                    {own.length > 0 && (
                      <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
                        {own.map((set) => (
                          <Link
                            key={set.exam}
                            href={set.href}
                            className="inline-flex min-h-8 items-center text-brand-ink underline underline-offset-3 pointer-coarse:min-h-11"
                          >
                            {set.exam} {name.toLowerCase()}
                          </Link>
                        ))}
                      </p>
                    )}
                  </div>
                  <svg
                    viewBox="0 0 64 24"
                    aria-hidden="true"
                    fill="none"
                    strokeWidth="2"
                    strokeLinecap="round"
                    className="w-16 shrink-0 stroke-brand"
                  >
                    <path d={drawing} />
                  </svg>
                </li>
              );
            })}
          </ul>
          <WayOn href={href} isHere={isHere} />
        </div>
        {scores && <ScoreSteps {...scores} />}
      </div>
    </Reveal>
  );
}

function WayOn({ href, isHere }: { href: string | undefined; isHere: boolean }) {
  if (href)
    return (
      <a href={href} target="_blank" rel="noopener" className={buttonStyle('primary', 'lg', 'mt-5 max-sm:w-full')}>
        Take a free mock test
        <ArrowRight aria-hidden className="size-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    );
  if (isHere)
    return (
      <ButtonLink href="/practice" size="lg" className="mt-5 max-sm:w-full">
        See all practice
        <ArrowRight aria-hidden className="size-4" />
      </ButtonLink>
    );
  return (
    <p className="mt-5 text-sm text-muted">
      <a href="/contact" className="text-brand-ink underline underline-offset-3">
        Ask a counsellor
      </a>{' '}
      which test your courses require, and when to take it.
    </p>
  );
}
