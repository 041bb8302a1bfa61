import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/layout/class-names';

/** The two sizes a chart is drawn in: letters keep their size, so phones get a picture of their own. */
export interface PictureSize {
  name: 'wide' | 'narrow';
  width: number;
}

const SIZES: readonly PictureSize[] = [
  { name: 'wide', width: 720 },
  { name: 'narrow', width: 340 },
];
const SHOWN = {
  wide: 'hidden md:block print:block',
  narrow: 'max-w-105 md:hidden print:hidden',
} as const;

interface PictureProps {
  /** Unique on the page: what the drawing's parts are named by. */
  id: string;
  title: string;
  /** What is in it, in a sentence or two, for who can't see it. */
  description: string;
  draw: (size: PictureSize) => { height: number; content: ReactNode };
}

/** A chart drawn on the server, once for wide screens and once for phones. */
export function Picture({ id, title, description, draw }: PictureProps) {
  return SIZES.map((size) => {
    const { height, content } = draw(size);
    const [titleId, descriptionId] = [`${id}-${size.name}-title`, `${id}-${size.name}-about`];
    return (
      <svg
        key={size.name}
        viewBox={`0 0 ${size.width} ${height}`}
        role="img"
        aria-labelledby={`${titleId} ${descriptionId}`}
        className={classNames('h-auto w-full tabular-nums', SHOWN[size.name])}
      >
        <title id={titleId}>{title}</title>
        <desc id={descriptionId}>{description}</desc>
        {content}
      </svg>
    );
  });
}
