/** Says what someone else saved while the same was being changed here, line by line: the next save takes its place. */
export function StoredMeanwhile({ lines }: { lines: readonly string[] }) {
  return (
    <div role="status" className="mt-3 rounded-card bg-sunken px-4 py-3 text-sm">
      <p className="font-medium">Another admin saved changes while you were editing.</p>
      <p className="mt-1">
        Your entries are still here. If you save now, your entries replace what the other person saved:
      </p>
      <ul className="mt-2 max-h-60 list-disc overflow-auto ps-5 whitespace-pre-wrap wrap-anywhere">
        {(lines.length ? lines : ['Nothing']).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and they never change places.
          <li key={place}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
