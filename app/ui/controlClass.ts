/** The style of every text box and select box. */
export const controlClass =
  'block w-full rounded-md border border-edge bg-field px-3 py-1.5 text-input text-ink transition-colors hover:border-muted focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-danger disabled:opacity-60 [&[readonly]]:bg-raised'
