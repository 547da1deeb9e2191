/** The product's name with its sign: a shelter's half-round. */
export function Brand() {
  return (
    <span className="flex items-center gap-2.5 text-lg font-semibold tracking-tight text-brand">
      <svg viewBox="0 0 24 24" className="size-6" aria-hidden>
        <path d="M6 3h4.5C16 3 20 7 20 12s-4 9-9.5 9H6z" fill="currentColor" />
      </svg>
      Ostoja
    </span>
  );
}
