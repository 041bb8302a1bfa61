import { Crest } from '@/components/drawings/crest';
import { LOGO_WIDTH } from '@/lib/domain/pictures';

type UniversityLogoProps = {
  university: string;
  country: string;
  src?: string | null | undefined;
  size?: number;
  className?: string;
};

/** A university's logo in a fixed square, its crest when it has none. Decorative: the name stands beside it. */
export function UniversityLogo({ university, country, src, size = 48, className = '' }: UniversityLogoProps) {
  if (!src) return <Crest university={university} country={country} size={size} className={className} />;
  return (
    // biome-ignore lint/performance/noImgElement: logos come from the database through the API, which makes them small
    <img
      // Another image of the same element would show the former one until it has come.
      key={src}
      src={`${src}?w=${LOGO_WIDTH}`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={`shrink-0 self-start rounded-control border border-line bg-[white] object-contain p-1 ${className}`}
    />
  );
}
