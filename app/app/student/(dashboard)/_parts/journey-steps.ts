import type { Step } from '@/components/ui/layout/stage-line';

/**
 * The six steps of an application's journey. A step is done when its own fact is true, whatever the order. The one to take now
 * is the one that the next step above says, else the first that isn't done.
 * @param nextHref where the student's next step leads
 */
export function journeySteps(
  facts: {
    profileComplete: boolean;
    hasFound: boolean;
    hasApplied: boolean;
    /** An application of theirs has come further than they brought it themselves. */
    hasMoved: boolean;
    hasTalked: boolean;
  },
  nextHref = '',
): Step[] {
  const steps: { label: string; done: boolean; href?: string }[] = [
    { label: 'Sign up', done: true },
    { label: 'Complete profile', done: facts.profileComplete, href: '/app/student/profile' },
    { label: 'Search a course', done: facts.hasFound, href: '/app/student/search-course' },
    { label: 'Apply', done: facts.hasApplied },
    { label: 'Track the application', done: facts.hasMoved, href: '/app/student/my-applications' },
    { label: 'Talk to a counsellor', done: facts.hasTalked, href: '/app/student/messages' },
  ];
  const said = steps.findIndex(({ done, href }) => !done && href !== undefined && nextHref.split('#')[0] === href);
  const now = said >= 0 ? said : steps.findIndex(({ done }) => !done);
  return steps.map(({ label, done, href }, index) => ({
    label,
    state: done ? 'done' : index === now ? 'now' : 'next',
    ...(href ? { href } : {}),
  }));
}
