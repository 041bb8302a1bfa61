import { Button } from '@/components/ui/controls/button';
import type { TextProblem } from '@/lib/contract/practice/own';

interface ProblemsProps {
  problems: readonly TextProblem[];
  text: string;
  /** Brings a line into sight. */
  onShow: (line: number) => void;
}

const LONGEST = 90;

/** What is wrong with a text as it was saved last, each with its line. */
export function Problems({ problems, text, onShow }: ProblemsProps) {
  const rows = text.split('\n');
  return (
    <div role="status" className="mb-4 rounded-card bg-sunken px-4 py-3 text-sm">
      {problems.length === 0 ? (
        <p>As it was saved last, nothing is wrong with it.</p>
      ) : (
        <>
          <p className="font-medium">What is wrong, as it was saved last:</p>
          <ul className="mt-2 max-h-72 space-y-2 overflow-y-auto">
            {problems.map(({ line, text: sentence }) => (
              <li key={`${line} ${sentence}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <Button size="sm" variant="outline" onClick={() => onShow(line)}>
                  Line {line}
                </Button>
                <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                  {sentence}
                  <span className="block text-muted">{rows[line - 1]?.trim().slice(0, LONGEST)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
