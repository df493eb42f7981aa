import type { DirectoryPreview } from '#db/model/directory.ts'

/** The first rows of a file as they would be imported. */
export function PreviewRows({ rows }: Pick<DirectoryPreview, 'rows'>) {
  return (
    <section aria-label="First rows">
      <h3 className="mb-1 font-semibold">The first rows would become</h3>
      <ul className="divide-y divide-line rounded-md border border-line">
        {rows.map(({ line, company, reason }) => (
          <li key={line} className="wrap-anywhere px-3 py-2 text-sm">
            {company ? (
              <>
                <p className="font-medium">{company.name}</p>
                <p className="text-muted">{factsOf(company)}</p>
              </>
            ) : (
              <p className="text-muted">
                Left out: line {line} {reason}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type PreviewCompany = NonNullable<DirectoryPreview['rows'][number]['company']>

const factsOf = ({ website, industry, size, city, country }: PreviewCompany) =>
  [website.replace(/^https?:\/\//, ''), industry, size, city, country].filter(Boolean).join(' · ')
