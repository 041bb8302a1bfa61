/** A desk with books before a window on the sea and a rising sun; line-drawn, decorative. */
export function Horizon({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 144"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M88 10h144a4 4 0 0 1 4 4v92H84V14a4 4 0 0 1 4-4Z" className="fill-raised" />
      <path d="M84 74h152v32H84z" className="fill-brand-soft stroke-none" />
      <path d="M136 74a24 24 0 0 1 48 0" className="fill-accent-soft stroke-accent" />
      <path d="M160 40v-8M190 53l6-5M130 53l-6-5" className="stroke-accent" />
      <path d="M84 74h152" className="stroke-brand" />
      <path d="M98 84h22M132 90h30M196 84h26M174 96h28M100 98h18" className="stroke-brand" opacity=".6" />
      <path d="M160 10v96M76 106h168" opacity=".5" />
      <path d="M8 128h304M28 128v10M292 128v10" />
      <path d="M34 116h44v12H34zM38 104h34v12H38z" className="fill-raised" />
      <path d="M42 116v12M46 104v12" />
      <path d="M40 94h36v10H40z" className="fill-brand-soft stroke-brand" />
      <path d="M262 128v-20h20v20" className="fill-raised" />
      <path
        d="M272 108c0-13-9-15-9-24 6 2 9 6 9 12 0-10 4-15 10-17 0 11-10 14-10 29Z"
        className="fill-brand-soft stroke-brand"
      />
    </svg>
  );
}
