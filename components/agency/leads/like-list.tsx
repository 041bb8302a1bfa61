import { Card } from '@/components/ui/layout/card';
import type { PerhapsTheSame } from '@/lib/contract/people/prospects';
import { SAME_WORDS } from '@/lib/domain/desk/leads';

/** Who is perhaps the same person: it warns, and decides nothing. */
export function LikeList({ like }: { like: readonly PerhapsTheSame[] }) {
  if (like.length === 0) return null;
  return (
    <Card padding="sm">
      <h2 className="text-sm font-semibold">Possible duplicates</h2>
      <p className="mt-1 text-fine text-muted">Family members may share a number. Check before you call.</p>
      <ul className="mt-2 space-y-2 text-sm">
        {like.map(({ kind, _id, name, memberName, same }, index) => (
          <li key={_id ?? `${name} ${index}`} className="wrap-anywhere">
            {_id ? (
              <a
                href={kind === 'lead' ? `/app/agent/leads/${_id}` : `/app/agent/view-profile/${_id}`}
                className="text-brand-ink underline underline-offset-2"
              >
                {name}
              </a>
            ) : (
              name
            )}
            <span className="block text-fine text-muted">
              {[
                kind === 'lead' ? 'Lead' : 'Student',
                SAME_WORDS[same].toLowerCase(),
                memberName && `with ${memberName}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
