import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Card } from '@/components/ui/layout/card';
import type { PracticeMarks } from '@/lib/contract/practice/practice';
import { ResultTables } from './result-tables';

interface ResultProps {
  result: PracticeMarks;
  /** PTE counts points, IELTS right answers. */
  isPte: boolean;
  /** It is kept in the account of a signed-in student. */
  isKept: boolean;
  /** Seconds with each part in view, by its place. */
  spent: Readonly<Record<string, number>>;
  onAgain: () => void;
}

/** What came out, the number right first. */
export function Result({ result: { points, most, band, analysis }, isPte, isKept, spent, onAgain }: ResultProps) {
  return (
    <Card className="mb-6 max-w-reading">
      <h2 className="text-title">{headingOf(points, most, isPte)}</h2>
      {band && (
        <p className="mt-2">
          This is about band {band.from === null ? `${band.to} or below` : `${band.from} to ${band.to}`}. Your band in
          the real test may differ, because the score table changes slightly from test to test.
        </p>
      )}
      {isPte && most > 0 && (
        <p className="mt-2">We don’t give a PTE score, because how points become a score is not published.</p>
      )}
      <p className="mt-2 text-sm text-muted">
        {most > 0
          ? 'Each question below shows your answer, the right answer and the reason.'
          : 'Each task below has a model answer and a checklist for your own answer. Nothing here is scored.'}{' '}
        {isKept ? 'This result is saved in your account.' : 'This result is saved in this browser only.'}
      </p>
      {/* A result that this browser stored before has none. */}
      {analysis && <ResultTables analysis={analysis} spent={spent} isPte={isPte} />}
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        {isKept && <ButtonLink href="/app/student/practice">My results over time</ButtonLink>}
        <Button variant="secondary" onClick={onAgain}>
          Clear and start again
        </Button>
      </div>
    </Card>
  );
}

function headingOf(points: number, most: number, isPte: boolean): string {
  if (most === 0) return 'Now compare your answers';
  return `${points} of ${most} ${isPte ? 'points' : 'right'}`;
}
