/** How one keyword is for the course and one for the university. */
export function KeywordTip() {
  return (
    <>
      Tip: <b className="font-medium text-ink">health@douglas</b> means course keyword @ university keyword.
    </>
  );
}
