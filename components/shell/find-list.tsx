import { useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/layout/class-names';
import type { HitGroup } from '@/lib/contract/people/find';
import { FOUND_GROUPS } from '@/lib/domain/desk/found-fields';

interface FindListProps {
  /** The listbox's id; its options have `{id}-0`, `{id}-1` … */
  id: string;
  groups: readonly HitGroup[];
  /** What was typed. */
  text: string;
  /** The place of the marked hit among all; -1 for none. */
  marked: number;
  onChoose: (href: string) => void;
}

/** The hits under the box, by kinds. The focus stays in the box: the marked hit is only marked. */
export function FindList({ id, groups, text, marked, onChoose }: FindListProps) {
  const list = useRef<HTMLDivElement>(null);
  const hits = groups.flatMap((group) => group.hits);
  useEffect(() => {
    if (marked >= 0) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  if (hits.length === 0)
    return <p className={classNames(POPUP, 'px-3 py-2 text-muted')}>Nothing found for “{text}”.</p>;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Results"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(POPUP, 'py-1')}
    >
      {groups.map(({ kind, hits: members }) => (
        <fieldset key={kind} aria-label={FOUND_GROUPS[kind]} className="min-w-0">
          <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
            {FOUND_GROUPS[kind]}
          </p>
          {members.map((hit) => {
            const place = hits.indexOf(hit);
            const isMarked = place === marked;
            return (
              <button
                key={hit._id}
                type="button"
                role="option"
                id={`${id}-${place}`}
                tabIndex={-1}
                aria-selected={isMarked}
                onClick={() => onChoose(hit.href)}
                className={classNames(
                  'block min-h-10 w-full scroll-mt-9 px-3 py-1.5 text-left',
                  isMarked ? MARKED : 'hover:bg-sunken',
                )}
              >
                <span className="block wrap-anywhere">{hit.name}</span>
                {[hit.about, hit.why].filter(Boolean).map((text) => (
                  <span key={text} className={classNames('block text-xs wrap-anywhere', !isMarked && 'text-muted')}>
                    {text}
                  </span>
                ))}
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

const POPUP =
  'absolute top-full right-0 z-20 mt-1 max-h-[min(36rem,75dvh)] w-[30rem] ' +
  'max-w-[calc(100vw-2rem)] animate-fade overflow-y-auto overscroll-contain ' +
  'rounded-card border border-line bg-raised text-sm shadow-float max-sm:inset-x-2 max-sm:w-auto max-sm:max-w-none';
const MARKED = 'bg-brand-soft text-brand-ink outline-2 -outline-offset-2 outline-brand';
