const criteria = ['Lumière', 'Netteté', 'Cadrage'];
const marks = ['w-5/6', 'w-3/4', 'w-1/2'];

/** A drawing of what is measured in a photo. It names no scores: a drawing is not a photo that was measured. */
export function PhotoVignette() {
  return (
    <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-center gap-5">
      <Picture />
      <ul className="grid gap-4 text-sm">
        {criteria.map((label, index) => (
          <li key={label} className="grid gap-1.5">
            {label}
            <div aria-hidden="true" className="h-1.5 rounded-full bg-line">
              <div className={`h-full rounded-full bg-teal ${marks[index]}`} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Picture() {
  return (
    <svg
      viewBox="0 0 160 200"
      role="img"
      aria-label="Une photo de profil avec son cadrage"
      className="w-full rounded-md"
    >
      <rect width="160" height="200" className="fill-apricot-tint" />
      <circle cx="122" cy="46" r="22" className="fill-apricot" />
      <path d="M0 128c30-22 62-24 92-8s48 10 68-4v84H0z" className="fill-teal" opacity="0.35" />
      <path d="M0 156c36-14 70-10 100 2s44 6 60 0v42H0z" className="fill-teal" />
      <circle cx="66" cy="86" r="23" className="fill-ink" />
      <path d="M20 200c2-46 18-74 46-74s44 28 46 74z" className="fill-coral" />
      <g stroke="#fff9f3" strokeWidth="3" fill="none" strokeLinecap="round">
        <path d="M32 62V48h14M86 48h14v14M32 112v14h14M86 126h14v-14" />
      </g>
    </svg>
  );
}
