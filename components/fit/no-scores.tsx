import { Link } from '@/components/ui/controls/link';

/** In the place of verdicts, for a student whose profile has no test score: nothing could be said but 'Unknown'. */
export function NoScores() {
  return (
    <p className="mb-6 text-sm">
      <Link href="/app/student/profile?step=3" className="text-brand-ink underline underline-offset-4">
        Add your marks and test scores
      </Link>{' '}
      to your profile to see which courses you fit.
    </p>
  );
}
