import { Link } from '@/components/ui/buttons/link';

/** In the place of verdicts, for a student whose profile has neither studies nor a test score: nothing could be said but 'Unknown'. */
export function NoScores() {
  return (
    <p className="mb-6 text-sm">
      <Link href="/app/student/profile#scores" className="text-brand-ink underline underline-offset-4">
        Add your scores
      </Link>{' '}
      to see which courses you qualify for. It takes 2 minutes.
    </p>
  );
}
