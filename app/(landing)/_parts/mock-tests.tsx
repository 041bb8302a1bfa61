import { ArrowRight } from 'lucide-react';
import { buttonStyle } from '@/components/ui/controls/button-style';
import { classNames } from '@/components/ui/layout/class-names';
import { Reveal } from './reveal';
import { type ScoreCounts, ScoreSteps } from './score-steps';
import { SECTION, SectionHeading, TWO_COLUMNS } from './section-heading';

/** `practise`: what the mock test has; `asked`: what the real ones look at. */
const SKILLS: readonly { name: string; practise: string; asked: string; drawing: string }[] = [
  {
    name: 'Reading',
    practise: 'Texts and questions against the clock.',
    asked: 'Long texts, and questions against the clock.',
    drawing: 'M2 5h60M2 12h44M2 19h52',
  },
  {
    name: 'Writing',
    practise: 'Tasks like those of the real test.',
    asked: 'An essay, and a graph or a letter.',
    drawing: 'M2 18c6-16 10-16 10-4s6 6 10-2 6-4 6 2 6 4 10-2 8-2 8 2 6 4 14 2',
  },
  {
    name: 'Speaking',
    practise: 'Answer aloud and hear yourself.',
    asked: 'A talk with a person, or with a computer.',
    drawing: 'M4 10v4M12 7v10M20 3v18M28 8v8M36 5v14M44 9v6M52 6v12M60 10v4',
  },
  {
    name: 'Listening',
    practise: 'Recordings in the accents you will meet.',
    asked: 'Recordings in several accents, heard once.',
    drawing: 'M2 12h8c3 0 3-9 6-9s4 18 8 18 4-16 8-16 4 12 8 12 3-5 6-5h16',
  },
];

type MockTestsProps = {
  /** The site that holds the tests, undefined while none is set up. */
  href: string | undefined;
  /** Null while the counts are not known. */
  scores: ScoreCounts | null;
};

/** The free mock tests, and beside them what a better score opens. Without tests it claims none. */
export function MockTests({ href, scores }: MockTestsProps) {
  return (
    <Reveal labelledBy="mock-tests" className="border-y border-line bg-raised">
      <div className={classNames(SECTION, TWO_COLUMNS)}>
        <div>
          <SectionHeading id="mock-tests" title={href ? 'Free IELTS and PTE mock tests' : 'The English test'}>
            Most courses ask for an English test.{' '}
            {href
              ? 'Practise all four skills before you book the real one.'
              : 'It looks at four skills, and a better score opens more courses.'}
          </SectionHeading>
          <ul className="mt-7 grid gap-x-8 sm:grid-cols-2">
            {SKILLS.map(({ name, practise, asked, drawing }) => (
              <li key={name} className="flex items-start justify-between gap-4 border-t border-line py-3.5">
                <div className="min-w-0">
                  <h3 className="text-base">{name}</h3>
                  <p className="text-sm text-muted">{href ? practise : asked}</p>
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
            ))}
          </ul>
          {href ? (
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className={buttonStyle('primary', 'lg', 'mt-5 max-sm:w-full')}
            >
              Take a free mock test
              <ArrowRight aria-hidden className="size-4" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          ) : (
            <p className="mt-5 text-sm text-muted">
              <a href="#talk-to-a-counselor" className="text-brand-ink underline underline-offset-3">
                Ask a counselor
              </a>{' '}
              which test your courses want, and when to sit it.
            </p>
          )}
        </div>
        {scores && <ScoreSteps {...scores} />}
      </div>
    </Reveal>
  );
}
