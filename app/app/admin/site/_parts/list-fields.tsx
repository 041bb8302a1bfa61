import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/layout/card';

interface ListFieldsProps<T> {
  /** The form's field: problems stand under '{name}.0.phone'. */
  name: string;
  /** What one is called: 'person'. */
  one: string;
  entries: readonly T[];
  empty: T;
  /** Gets the change to make: of the entries as they are by then, since a picture's upload takes its time. */
  onChange: (change: (entries: readonly T[]) => T[]) => void;
  problems: Record<string, string>;
  children: (entry: T, set: (change: Partial<T>) => void, field: FieldOf<T>) => ReactNode;
}

type FieldOf<T> = (
  name: keyof T & string,
  label: string,
) => {
  label: string;
  name: string;
  optional: boolean;
  error: string;
};

/** Up to twenty entries of a list, each on a card of its own, with a button to add one. */
export function ListFields<T extends { name: string }>(props: ListFieldsProps<T>) {
  const { name, one, entries, empty, onChange, problems, children } = props;
  return (
    <div className="space-y-4">
      {entries.map((entry, at) => {
        const field: FieldOf<T> = (own, label) => {
          const place = `${name}.${at}.${own}`;
          return { label, name: place, optional: own !== 'name', error: problems[place] ?? '' };
        };
        const set = (change: Partial<T>) =>
          onChange((now) => now.map((other, place) => (place === at ? { ...other, ...change } : other)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is no more than its place in the list.
          <Card key={at} className="grid gap-5 sm:grid-cols-2">
            {children(entry, set, field)}
            <div className="self-end sm:col-start-2 sm:text-right">
              <Button
                variant="danger-quiet"
                size="sm"
                onClick={() => onChange((now) => now.filter((_, place) => place !== at))}
                aria-label={`Remove ${entry.name || `this ${one}`}`}
              >
                Remove
              </Button>
            </div>
          </Card>
        );
      })}
      {entries.length < 20 && (
        <Button variant="secondary" onClick={() => onChange((now) => [...now, empty])}>
          Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
        </Button>
      )}
    </div>
  );
}
