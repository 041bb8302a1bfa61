/** A closed book with a sad face, line-drawn. */
export function SadFace({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 120 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label="Sad face"
      className={className}
    >
      <path d="M30 14h52a6 6 0 0 1 6 6v58H36a8 8 0 0 0-8 8V16a2 2 0 0 1 2-2Z" className="fill-sunken" />
      <path d="M28 86a8 8 0 0 0 8 6h52V78" />
      <path d="M36 85h52" opacity=".5" />
      <path d="M47 38.5v3M71 38.5v3" strokeWidth="3.5" />
      <path d="M48 60c5-6.5 17-6.5 22 0" strokeWidth="2.5" />
      <path d="M76 47c3 4 3 7 0 7s-3-3 0-7Z" className="fill-brand-soft stroke-brand" />
      <path d="M98 30l6-3M99 40h7M97 20l4-5" opacity=".6" />
      <path d="M8 92h14M96 92h16" opacity=".5" />
    </svg>
  );
}
