/** Stands above every page of a site with demo data. */
export function DemoLine() {
  return (
    <p role="note" className="truncate bg-accent-soft px-4 py-1 text-center text-xs/4 text-accent-ink print:hidden">
      Demo: courses, fees and people are invented.
    </p>
  );
}
