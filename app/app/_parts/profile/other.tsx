/** The last tab of a profile: the specification has a heading here and nothing else. */
export function Other() {
  return (
    <>
      <h2 className="mb-3 text-lg">Other</h2>
      <p className="rounded-card border border-dashed border-line px-4 py-6 text-sm text-muted">
        There is no other information in this profile.
      </p>
    </>
  );
}
