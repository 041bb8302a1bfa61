/** Stands on every page of practice tests. */
export function PracticeNotice() {
  return (
    <aside aria-label="About these tests" className="mt-10 max-w-reading border-t border-line pt-4 text-sm text-muted">
      <p>
        Independent practice. IELTS is a trade mark of the British Council, IDP IELTS and Cambridge University Press &
        Assessment. PTE Academic is a trade mark of Pearson. They have not made, checked or approved this site. All
        texts, recordings and questions are our own. Results are estimates from practice, not scores.
      </p>
    </aside>
  );
}
