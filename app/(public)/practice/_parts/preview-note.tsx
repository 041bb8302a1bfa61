/** Stands on the pages of a draft, which admins alone can open. */
export function PreviewNote() {
  return (
    <p className="mb-6 max-w-reading rounded-card bg-accent-soft px-4 py-3 text-accent-ink">
      Preview: only admins see this. Nothing that you do here is counted.
    </p>
  );
}
