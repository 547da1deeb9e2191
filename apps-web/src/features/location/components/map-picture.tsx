/** A map without a child on it: what stands here as long as no device is chosen. */
export function MapPicture({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 480 220" aria-hidden className={className}>
      <rect width="480" height="220" rx="12" className="fill-map-land" />
      <path d="M0 168c58-30 96 14 152-8s82-64 142-52 74 58 186 28v84H0Z" className="fill-map-water" />
      <path
        d="M60 0v220M160 0v220M260 0v220M360 0v220M460 0v220M0 60h480M0 140h480"
        className="fill-none stroke-line"
      />
      <path
        d="M92 118c34-54 78-66 118-38s52 22 84-6 60-34 96-14"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 11"
        className="fill-none stroke-ink-3"
      />
      <circle cx="92" cy="118" r="24" className="fill-brand-soft stroke-brand-line" />
      <circle cx="92" cy="118" r="6" className="fill-brand" />
      <path
        d="M390 58c-14-16-20-24-20-33a20 20 0 0 1 40 0c0 9-6 17-20 33Z"
        className="fill-brand stroke-surface"
        strokeWidth="3"
      />
      <circle cx="390" cy="26" r="7" className="fill-brand-ink" />
    </svg>
  );
}
