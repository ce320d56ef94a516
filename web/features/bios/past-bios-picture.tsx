/** Two kept bios, one of them a favourite. */
export function PastBiosPicture() {
  return (
    <svg
      viewBox="0 0 148 92"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="h-23 w-37"
    >
      <g transform="rotate(-6 52 50)">
        <rect x="14" y="20" width="76" height="58" rx="10" className="fill-sunken stroke-line" strokeWidth="2" />
        <rect x="24" y="30" width="26" height="9" rx="4.5" className="fill-teal-tint" />
        <path d="M26 50h50M26 62h34" className="stroke-line" strokeWidth="4" />
      </g>
      <g transform="rotate(4 96 48)">
        <path
          d="M68 16h56a12 12 0 0 1 12 12v43a3 3 0 0 1-3 3H68a12 12 0 0 1-12-12V28a12 12 0 0 1 12-12z"
          className="fill-raised stroke-control"
          strokeWidth="2"
        />
        <rect x="67" y="27" width="30" height="10" rx="5" className="fill-coral-tint" />
        <path d="M69 49h54M69 61h36" className="stroke-control" strokeWidth="4" />
        <path
          d="M121 39c-5.5-4.3-9-7.2-9-10.8a4.6 4.6 0 0 1 9-1.5 4.6 4.6 0 0 1 9 1.5c0 3.6-3.5 6.5-9 10.8z"
          className="fill-coral"
        />
      </g>
      <path d="M136 12l3-8M142 18l6-4" className="stroke-ink" strokeWidth="3" />
    </svg>
  );
}
