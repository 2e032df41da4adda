/** Logo of the site: a centre circle with the ball on its spot. */
export function Crest({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.4">
        <circle cx="16" cy="16" r="11" />
        <path d="M16 0v32" />
      </g>
      <circle cx="16" cy="16" r="5" fill="var(--volt)" />
    </svg>
  );
}
