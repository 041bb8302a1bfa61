import { encode } from 'uqr';

/** The picture that an authenticator app scans, and its secret to type instead. */
export function AppPicture({ secret, uri }: { secret: string; uri: string }) {
  const { data, size } = encode(uri, { border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <div className="mb-5 text-center">
      {/* Dark on light in both colour schemes: apps read no other. */}
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mx-auto size-48 rounded-control"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="mt-3 text-sm text-muted">Can't scan it? Enter this key in the app:</p>
      <p className="mt-1 font-mono text-sm wrap-anywhere select-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
    </div>
  );
}
