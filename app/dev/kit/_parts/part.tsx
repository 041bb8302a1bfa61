import type { ReactNode } from 'react';

/** One part under its name. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-xs text-muted">{name}</h3>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </div>
  );
}

/** The parts of one room, side by side where there is space. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-6 md:grid-cols-2">{children}</div>;
}
