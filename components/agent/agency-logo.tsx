import { Avatar } from '@/components/ui/layout/avatar';
import { LOGO_WIDTH } from '@/lib/domain/pictures';

/** An agency's logo in a fixed square, its letters when it has none. Decorative: the name stands beside it. */
export function AgencyLogo({ name, src }: { name: string; src: string | null }) {
  if (!src) return <Avatar name={name} className="size-12 text-base" />;
  return (
    // biome-ignore lint/performance/noImgElement: logos come from the database through the API, which makes them small
    <img
      key={src}
      src={`${src}?w=${LOGO_WIDTH}`}
      alt=""
      width={48}
      height={48}
      decoding="async"
      className="shrink-0 rounded-control border border-line bg-[white] object-contain p-1"
    />
  );
}
