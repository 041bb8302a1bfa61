import { Fragment, type ReactNode } from 'react';
import { Choose, TextGap } from './gap-controls';
import type { Asking } from './part-view';
import { After } from './question';

interface GapLinesProps {
  /** Lines with gaps as `{14}`; `# ` begins a heading, `- ` a point. */
  lines: readonly string[];
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] } | undefined;
  /** Questions that bring their own text. */
  asked?: readonly { n: number; q?: string | undefined }[];
  numbers: readonly number[];
  asking: Asking;
  /** Letters of a box to choose from; without them an answer is typed. */
  choices?: readonly string[];
}

/** Notes, a form, a table or sentences with gaps; under them the verdict of each gap. */
export function GapLines({ lines, table, asked = [], numbers, asking, choices }: GapLinesProps) {
  const gap = (n: number) => (
    <span id={`q-${n}`} className="scroll-mt-36 whitespace-nowrap">
      <strong className="tabular-nums">{n}</strong>
      {choices ? <Choose n={n} letters={choices} asking={asking} /> : <Typed n={n} asking={asking} />}
    </span>
  );
  const filled = (line: string) => withGaps(line, gap);
  const stands = [...lines, ...(table?.rows.flat() ?? [])].join(' ');
  return (
    <>
      <div className="space-y-1.5 rounded-card border border-line px-4 py-3 leading-loose">
        {lines.map((line) =>
          line.startsWith('# ') ? (
            <p key={line} className="font-semibold">
              {filled(line.slice(2))}
            </p>
          ) : (
            <p key={line} className={line.startsWith('- ') ? 'ms-4' : undefined}>
              {line.startsWith('- ') && <span aria-hidden>• </span>}
              {filled(line.replace(/^- /, ''))}
            </p>
          ),
        )}
        {table && (
          <table className="w-full text-start text-sm max-sm:block">
            <thead className="max-sm:sr-only">
              <tr>
                {table.head.map((text) => (
                  <th key={text} scope="col" className="pe-3 text-start">
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {table.rows.map((row) => (
                <tr key={row.join()} className="border-t border-line align-top max-sm:block">
                  {row.map((text, at) => (
                    <td key={`${table.head[at]}${text}`} className="pe-3 max-sm:block">
                      <span className="text-muted sm:hidden">{table.head[at]}: </span>
                      {filled(text)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {asked
          .filter(({ n }) => !stands.includes(`{${n}}`))
          .map(({ n, q }) => (
            <p key={n}>
              {q?.includes(`{${n}}`) ? (
                filled(q)
              ) : (
                <>
                  {q} {gap(n)}
                </>
              )}
            </p>
          ))}
      </div>
      <ul className="mt-2">
        {numbers.filter(asking.isShown).map((n) => (
          <li key={n} className="mb-2">
            {(asking.markOf(n) || asking.mode === 'practise') && !(asking.isDone && !asking.markOf(n)) && (
              <>
                <strong className="text-sm tabular-nums">{n}</strong>
                <After n={n} asking={asking} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Typed({ n, asking }: { n: number; asking: Asking }) {
  const answer = asking.answerOf(n);
  return (
    <TextGap
      label={`Answer ${n}`}
      value={typeof answer === 'string' ? answer : ''}
      disabled={asking.isDone}
      onText={(text) => asking.answer(n, text)}
    />
  );
}

/** A text with something in the place of each `{name}`. */
export function withGaps(line: string, gap: (n: number) => ReactNode): ReactNode {
  return line.split(/\{(\d+)\}/).map((piece, at) => {
    // Every other piece is the name of a gap; a line has each name once.
    return at % 2 === 1 ? <Fragment key={`gap ${piece}`}>{gap(Number(piece))}</Fragment> : piece;
  });
}
