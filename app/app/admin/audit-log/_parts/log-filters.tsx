'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { STAFF_ACTION_KINDS, STAFF_ACTIONS } from '@/lib/domain/staff-actions';

/** Who, what and when; all of it stands in the address, and a change leads back to page 1. */
export function LogFilters({ people }: { people: readonly { value: string; label: string }[] }) {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();

  const choose = (name: 'by' | 'action' | 'from' | 'to', value: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    startLoadingBar();
    router.replace(next.size ? `${pathname}?${next}` : pathname, { scroll: false });
  };
  return (
    <>
      <SelectField
        aria-label="User"
        className="min-w-36 flex-1 sm:max-w-48"
        {...wired(params.get('by') ?? '', (text) => choose('by', text))}
        placeholder="All users"
        options={people}
      />
      <SelectField
        aria-label="Action"
        className="min-w-36 flex-1 sm:max-w-56"
        {...wired(params.get('action') ?? '', (text) => choose('action', text))}
        placeholder="All actions"
        options={STAFF_ACTION_KINDS.map((kind) => ({ value: kind, label: STAFF_ACTIONS[kind] }))}
      />
      <div className="flex flex-wrap items-center gap-3">
        {(['from', 'to'] as const).map((edge) => (
          <div key={edge} className="flex items-center gap-2 text-sm text-muted">
            <label htmlFor={`log-${edge}`}>{edge === 'from' ? 'From' : 'To'}</label>
            <TextInput
              id={`log-${edge}`}
              type="date"
              className="w-40"
              defaultValue={params.get(edge) ?? ''}
              onChange={(event) => choose(edge, event.target.value)}
            />
          </div>
        ))}
      </div>
    </>
  );
}
