import { Avatar } from '@/components/ui/layout/avatar';
import { classNames } from '@/components/ui/layout/class-names';
import { type OperatorPerson, picturePath } from '@/lib/domain/accounts/operator';

/** People of who runs the site, with their pictures; nothing without any. */
export function People({ people, className }: { people: readonly OperatorPerson[]; className?: string }) {
  if (!people.length) return null;
  return (
    <ul className={classNames('grid gap-4 sm:grid-cols-2', className)}>
      {people.map(({ name, role, photo }) => (
        <li key={`${name} ${role}`} className="flex min-w-0 items-center gap-3">
          {photo ? (
            // biome-ignore lint/performance/noImgElement: the site makes its own sizes.
            <img
              src={`${picturePath(photo)}?w=480`}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              className="size-12 shrink-0 rounded-full object-cover"
            />
          ) : (
            <Avatar name={name} />
          )}
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{name}</p>
            {role && <p className="text-sm text-muted wrap-anywhere">{role}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
