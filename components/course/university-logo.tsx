import { LOGO_WIDTH } from '@/lib/domain/pictures';

/** A university's logo in a fixed square; the sample logo when there is none. Decorative: the name stands beside it. */
export function UniversityLogo({ src, size = 48 }: { src?: string | null | undefined; size?: number }) {
  return (
    // biome-ignore lint/performance/noImgElement: logos come from the database through the API, which makes them small
    <img
      src={src ? `${src}?w=${LOGO_WIDTH}` : '/sample-logo.svg'}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className="shrink-0 self-start rounded-control border border-line bg-[white] object-contain p-1"
    />
  );
}
