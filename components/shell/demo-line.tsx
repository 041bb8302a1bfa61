/** Stands above every page of a site with demo data. */
export function DemoLine() {
  return (
    <aside aria-label="Demo" className="bg-accent-soft text-accent-ink print:hidden">
      <p className="truncate px-4 py-1 text-center text-xs/4">Demo: the courses, fees and people are invented.</p>
    </aside>
  );
}
