import { Link } from '@/components/ui/buttons/link';

/** What a row is of, which opens its page where it has one, and what else is said of it. */
export function RowName({ href, name, more }: { href?: string | undefined; name: string; more: string }) {
  return (
    <>
      {href ? (
        <Link href={href} className="font-medium underline-offset-2 hover:underline wrap-anywhere">
          {name}
        </Link>
      ) : (
        <p className="font-medium wrap-anywhere">{name}</p>
      )}
      <p className="text-xs text-muted wrap-anywhere">{more}</p>
    </>
  );
}
