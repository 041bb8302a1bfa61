import { Skyline } from '@/components/drawings/skyline';
import { classNames } from '@/components/ui/layout/class-names';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { COVER_WIDTHS } from '@/lib/domain/pictures';

type ArticleCoverProps = {
  article: { image: string | null; title: string };
  /** Its shape, such as `aspect-video`. */
  className?: string;
  /** How wide it is shown, as the `sizes` of a picture: the browser takes the smallest file that is wide enough. */
  sizes: string;
  /** In sight at once: fetched first instead of late. */
  leading?: boolean;
  /** What it shows; without it, it is decoration. */
  alt?: string;
};

/** An article's cover picture in a box of fixed shape, so that nothing moves when it arrives; a skyline without one. */
export function ArticleCover({ article, className, sizes, leading = false, alt = '' }: ArticleCoverProps) {
  const { image, title } = article;
  const at = (width: number) => `${image}${image?.includes('?') ? '&' : '?'}w=${width}`;
  return (
    <div className={classNames('relative flex items-center justify-center overflow-hidden bg-brand-soft', className)}>
      {image ? (
        // biome-ignore lint/performance/noImgElement: the API makes the sizes itself, and this needs no script
        <img
          src={at(COVER_WIDTHS[1])}
          srcSet={COVER_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt={alt}
          loading={leading ? 'eager' : 'lazy'}
          fetchPriority={leading ? 'high' : undefined}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <Skyline country={skylineFor(title)} onALine className="absolute bottom-[8%] h-3/5 text-brand" />
      )}
    </div>
  );
}

/** Always the same one for the same title, so that a grid without pictures isn't one drawing repeated. */
function skylineFor(title: string): Country {
  return COUNTRIES[title.length % COUNTRIES.length] ?? 'Canada';
}
