import Image from 'next/image';
import { classNames } from '@/components/ui/class-names';
import { Illustration, type IllustrationName } from '@/components/ui/illustration';

type ArticleCoverProps = {
  article: { image: string | null; title: string };
  /** Its shape, such as `aspect-video`. */
  className?: string;
  /** In sight at once: fetched first instead of late. */
  leading?: boolean;
};

/** An article's cover picture in a box of fixed shape, so that nothing moves when it arrives; a drawing without one. */
export function ArticleCover({ article, className, leading = false }: ArticleCoverProps) {
  return (
    <div className={classNames('relative flex items-center justify-center overflow-hidden bg-brand-soft', className)}>
      {article.image ? (
        <Image
          src={article.image}
          alt=""
          fill
          unoptimized
          loading={leading ? 'eager' : 'lazy'}
          fetchPriority={leading ? 'high' : 'auto'}
          className="object-cover"
        />
      ) : (
        <Illustration name={drawingFor(article.title)} className="h-1/2 text-muted" />
      )}
    </div>
  );
}

const DRAWINGS: readonly IllustrationName[] = ['shelf', 'path', 'search', 'done'];

/** Always the same one for the same title, so that a grid without pictures isn't one drawing repeated. */
function drawingFor(title: string): IllustrationName {
  return DRAWINGS[title.length % DRAWINGS.length] ?? 'shelf';
}
