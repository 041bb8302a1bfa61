import type { CSSProperties, ReactNode } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { classNames } from './class-names';

export type Step = {
  label: string;
  state: 'done' | 'now' | 'next';
  /** One quiet line, such as a date. */
  detail?: ReactNode;
  /** Where the step can be gone to. */
  href?: string;
};

type StageLineProps = {
  label: string;
  stages: readonly Step[];
  /** It came to nothing: the last stage isn't amber, for there is nothing to do. */
  ended?: boolean;
};

/**
 * The way of one thing through its stages, as a line: where it was, where it is now, where it may come. On phones only the
 * current stage is named; the others can still be reached at their dots.
 */
export function StageLine({ label, stages, ended = false }: StageLineProps) {
  const now = stages.findIndex(({ state }) => state === 'now');
  const named = now === -1 ? stages.length - 1 : now;
  return (
    <ol aria-label={label} className="relative flex text-fine max-md:pb-11">
      {stages.map((stage, index) => (
        <li
          key={stage.label}
          aria-current={stage.state === 'now' ? 'step' : undefined}
          className={classNames(
            'min-w-0 flex-1 last:w-3 last:flex-none md:relative md:last:flex-1',
            index !== named && 'max-md:relative',
          )}
        >
          <span aria-hidden className="relative block h-5">
            {index < stages.length - 1 && (
              <span
                className={classNames(
                  'absolute inset-x-0 top-[9px] border-t-2',
                  stage.state === 'done' ? 'border-solid border-brand' : 'border-dashed border-control',
                )}
              />
            )}
            <span
              className={classNames('absolute rounded-full', ended && stage.state === 'now' ? ENDED : DOT[stage.state])}
            />
          </span>
          <span
            className={classNames(
              'block md:pe-2',
              index === named ? NAMED : stage.href ? AT_ITS_DOT : 'max-md:sr-only',
            )}
            style={index === named ? besideItsDot(index, stages.length) : undefined}
          >
            <StageName stage={stage} />
            <span className="sr-only"> ({SPOKEN[stage.state]})</span>
            {stage.detail && <span className="block text-muted">{stage.detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function StageName({ stage: { label, state, href } }: { stage: Step }) {
  const className = state === 'next' ? 'text-muted' : 'font-semibold';
  if (href === undefined) return <span className={className}>{label}</span>;
  return (
    <Link
      href={href}
      className={classNames(className, 'underline-offset-4 hover:underline max-md:block max-md:h-full')}
    >
      <span className="max-md:sr-only">{label}</span>
    </Link>
  );
}

/** On phones the one name hangs under its dot: from it to the end in the first half, up to it in the second. */
function besideItsDot(index: number, count: number): CSSProperties {
  const share = (steps: number) => `${Math.round((steps / Math.max(1, count - 1)) * 100)}%`;
  const late = index > (count - 1) / 2;
  const ends = late
    ? { '--from': 'auto', '--to': share(count - 1 - index) }
    : { '--from': share(index), '--to': 'auto' };
  return ends as CSSProperties;
}

const NAMED = 'max-md:absolute max-md:top-6 max-md:start-(--from) max-md:end-(--to) max-md:whitespace-nowrap';
/** A target of a finger's size over the dot, its words there for screen readers. */
const AT_ITS_DOT =
  'max-md:absolute max-md:-start-3 max-md:-top-3 max-md:z-1 max-md:h-11 max-md:w-9 max-md:overflow-clip';
const ENDED = 'top-1 size-3 bg-muted';
const DOT: Record<Step['state'], string> = {
  done: 'top-1 size-3 bg-brand',
  now: 'top-0 -start-0.5 size-5 border-[1.5px] border-dot-ring bg-accent shadow-[0_0_0_4px_var(--accent-soft)]',
  next: 'top-1 size-3 border-2 border-control bg-surface',
};
const SPOKEN: Record<Step['state'], string> = { done: 'done', now: 'now', next: 'to come' };
