'use client';

import { Check, Scale } from 'lucide-react';
import { Button } from '@/components/ui/buttons/button';
import { type ButtonSize, buttonStyle } from '@/components/ui/buttons/button-style';
import { classNames } from '@/components/ui/layout/class-names';
import { COMPARED_PARAMETER, comparePath, MOST_COMPARED } from '@/lib/domain/courses/compare';
import { setCompared, useCompared } from './compare-list';

interface CompareButtonProps {
  courseId: string;
  /** The course's name, for those who don't see the card around it. */
  name: string;
  size?: ButtonSize;
  /** It stands in a form with a `CompareTicked`. */
  inForm?: boolean;
}

/**
 * Puts a course among those to compare, or takes it out. Without JavaScript it is a box to tick in a form that compares, elsewhere a
 * link to the page that compares, with this course alone.
 */
export function CompareButton({ courseId, name, size = 'sm', inForm }: CompareButtonProps) {
  const ids = useCompared();
  const isChosen = ids.includes(courseId);
  const isFull = !isChosen && ids.length >= MOST_COMPARED;
  const Icon = isChosen ? Check : Scale;
  return (
    <>
      <Button
        variant="ghost"
        size={size}
        aria-pressed={isChosen}
        aria-disabled={isFull}
        aria-label={`Compare ${name}`}
        title={isFull ? `You can compare at most ${MOST_COMPARED} courses` : undefined}
        className={classNames('noscript:hidden', isChosen && 'bg-brand-soft')}
        onClick={() => {
          if (!isFull) setCompared(isChosen ? ids.filter((id) => id !== courseId) : [...ids, courseId]);
        }}
      >
        <Icon aria-hidden className="size-4" strokeWidth={1.75} />
        Compare
      </Button>
      <noscript>
        {inForm ? (
          <label className={buttonStyle('ghost', size)}>
            <input type="checkbox" name={COMPARED_PARAMETER} value={courseId} aria-label={`Compare ${name}`} />
            Compare
          </label>
        ) : (
          <a href={comparePath([courseId])} rel="nofollow" className={buttonStyle('ghost', size)}>
            Compare
          </a>
        )}
      </noscript>
    </>
  );
}
